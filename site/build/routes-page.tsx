import { marker } from '../docs/docs-markers.ts';
import type { Page } from '../pages/layout.tsx';
import { Scrolling } from '../pages/shown.tsx';
import type { OperationView } from './openapi-view.ts';
import { costText, type referencePages } from './reference.tsx';

const prefix = marker('prefix');

/** A route with its operation in each game that has it, by the path of its page; without a game where all have it in common. */
interface Route {
  readonly path: string;
  readonly operations: (readonly [page: string, operation: OperationView])[];
}

/** The routes of all games: one of several games is one route. */
function routesOf(reference: ReturnType<typeof referencePages>): Route[] {
  const routes = new Map<string, Route>();
  for (const { page, operations } of reference)
    for (const operation of operations) {
      const { gameId } = operation;
      const path =
        gameId === undefined ? operation.path : operation.path.replace(`/v1/${gameId}`, '/v1/{gameId}');
      const route = routes.get(path) ?? { path, operations: [] };
      route.operations.push([page.path, operation]);
      routes.set(path, route);
    }
  return [...routes.values()];
}

/** Every route of all games in one table: its path, what it returns, what it costs, and which games have it. */
export const routesPage = (
  reference: ReturnType<typeof referencePages>,
  games: readonly { readonly id: string; readonly name: string }[],
): Page => ({
  path: '/docs/reference',
  title: 'All routes',
  description: 'Every route of the API with its path and price.',
  kind: 'guide',
  body: (
    <>
      <h1>All routes</h1>
      <p>
        Every route of the API with its path and price. Requests are <code>GET</code>, and{' '}
        <code>{'{gameId}'}</code> is{' '}
        {games.map(({ id }, index) => (
          <>
            {index > 0 && ' or '}
            <code>{id}</code>
          </>
        ))}
        .
      </p>
      <Scrolling label="Routes">
        <table class="routes">
          <thead>
            <tr>
              <th scope="col">Path</th>
              <th scope="col">Description</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {routesOf(reference).map(({ path, operations }) => {
              const [, { summary, cost }] = operations[0]!;
              return (
                <tr>
                  <td>
                    <code>{path}</code>
                  </td>
                  <td>
                    {summary}:{' '}
                    {operations.map(([page, { id, gameId }], index) => (
                      <>
                        {index > 0 && ', '}
                        <a href={`${prefix}${page}#${id}`}>
                          {games.find((game) => game.id === gameId)?.name ?? 'all games'}
                        </a>
                      </>
                    ))}
                  </td>
                  <td>{costText(cost)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrolling>
    </>
  ),
});
