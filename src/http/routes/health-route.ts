import { singleFlight } from '../../single-flight.ts';
import { healthSchema } from './health.ts';
import { write } from '../send.ts';
import type { PublicServiceRoute } from './service-route.ts';

/** How long the health is cached, in milliseconds. */
const healthFreshMs = 1_000;

/** `GET /v1/health`: the status of the service and its parts. */
export const healthRoute: PublicServiceRoute = {
  id: 'getHealth',
  path: '/v1/health',
  isKeyed: false,
  summary: 'Get service health',
  description: 'Status of the service and its components, and the version of each data set.',
  body: {
    description:
      'The service responds. `degraded` when a component is lost and responses come from the cache.',
    json: { name: 'Health', schema: healthSchema },
    isConditional: false,
    whenUnavailable: 'The service cannot respond.',
  },
  open(parts) {
    // Anyone can call it, so frequent calls must not query the database and Redis each time.
    const readHealth = singleFlight(parts.readHealth, healthFreshMs);
    return async (context) => {
      const report = await readHealth();
      const isAway = report.status === 'unavailable';
      write(
        context,
        isAway ? 503 : 200,
        [
          ...['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'],
          ...(isAway ? ['Retry-After', '5'] : []),
        ],
        JSON.stringify(report),
      );
      return undefined;
    };
  },
};
