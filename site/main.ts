import { serve } from '../src/main.ts';

/** Resolves to the address of the service with its website once it listens. A failed start ends the process. */
export const address = serve(async () => (await import('./mount.ts')).openSite);
