/// <reference lib="dom" />
import { stored } from './stored.ts';

const ownKey = stored(() => sessionStorage, 'caryll-key');
/** DEMO_KEY, with which everyone may send requests; undefined without. */
export const sharedKey = document.body.dataset['sharedKey'] || undefined;
/** The caller's key: in this tab only, and sent to this host only. Without one, the demo key. */
export const key = { get: () => ownKey.get() ?? sharedKey, set: ownKey.set };
