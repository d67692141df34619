import { types } from 'node:util';

/**
 * Jest runs tests in a realm with an `Error` of its own, of which the errors of Node are no instances: libraries
 * would treat a failure of a socket as something that is no error. Here they are, as they are outside of Jest.
 */
const isInstance = Function.prototype[Symbol.hasInstance];
Object.defineProperty(Error, Symbol.hasInstance, {
  value(this: unknown, candidate: unknown): boolean {
    return isInstance.call(this, candidate) || (this === Error && types.isNativeError(candidate));
  },
});
