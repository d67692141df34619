export { labels } from './bloodborne/labels.ts';
