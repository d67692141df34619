// Where suites run in this process (`jest -i`), what they share is closed here: it would keep it running.
import { channel } from 'node:diagnostics_channel';

export default () => channel('end of tests').publish({});
