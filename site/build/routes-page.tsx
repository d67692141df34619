import { marker } from '../docs/docs-markers.ts';
import type { Page } from '../pages/layout.tsx';
import { Scrolling } from '../pages/shown.tsx';
import { costText, type referencePages } from './reference.tsx';

const prefix = marker('prefix');

/** Some names of groups are ids of parts that all pages have. */
const idOf = ({ path }: Page) => `routes-${path.slice(path.lastIndexOf('/') + 1)}`;

/** Every route in one page: its path, what it returns and what it costs. */
export const routesPage = (reference: ReturnType<typeof referencePages>): Page => {
  const groups = reference.filter(({ operations }) => operations.length > 0);
  return {
    path: '/docs/reference',
    title: 'All routes',
    description: 'Every route of the API with its path and price.',
    kind: 'guide',
    toc: groups.map(({ page }) => ({ id: idOf(page), label: page.title, level: 2 })),
    body: (
      <>
        <h1>All routes</h1>
        <p>
          Every route of the API with its path and price. Requests are <code>GET</code>.
        </p>
        {groups.map(({ page, operations }) => (
          <>
            <h2 id={idOf(page)}>
              <a href={prefix + page.path}>{page.title}</a>
            </h2>
            <Scrolling label={`Routes: ${page.title}`}>
              <table class="routes">
                <thead>
                  <tr>
                    <th scope="col">Path</th>
                    <th scope="col">Description</th>
                    <th scope="col">Price</th>
                  </tr>
                </thead>
                <tbody>
                  {operations.map(({ id, path, summary, cost }) => (
                    <tr>
                      <td>
                        <code>{path}</code>
                      </td>
                      <td>
                        <a href={`${prefix}${page.path}#${id}`}>{summary}</a>
                      </td>
                      <td>{costText(cost)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scrolling>
          </>
        ))}
      </>
    ),
  };
};
