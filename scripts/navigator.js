/** What Node says of itself from version 21 on; bundles for Node 20 are given it. */
export const navigator = globalThis.navigator ?? {
  userAgent: `Node.js/${process.versions.node.split('.')[0]}`,
};
