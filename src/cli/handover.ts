import type { ControlClient } from '../embedded/control.ts';

/** Thrown instead of opening the embedded database when the service has it: the command line goes there. */
export class Handover extends Error {
  override readonly name = 'Handover';
  readonly client: ControlClient;

  constructor(client: ControlClient) {
    super('the service runs the command');
    this.client = client;
  }
}
