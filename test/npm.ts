/** How a program reaches what this machine reaches, the registry of packages among it. */
const needed =
  /^(path|home|node_extra_ca_certs|(https?|no)_?proxy|npm_config_(cache|registry|cafile|(https_)?proxy|noproxy))$/i;

/**
 * The environment of npm and of what it has installed: nothing that the test command or its shell has set for itself. A
 * registry that is out of reach fails within a minute, instead of three tries of half a minute for each package.
 */
export const npmEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name))),
  npm_config_fetch_retry_mintimeout: '500',
  npm_config_fetch_retry_maxtimeout: '1000',
  npm_config_prefer_offline: 'true',
});
