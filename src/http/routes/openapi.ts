import { readFileSync } from 'node:fs';
import type { OperationParameter } from '../../rest/operations.ts';
import { readParameters, readQuery } from '../../rest/params.ts';
import { fromRoot } from '../../root.ts';
import { content } from '../content.ts';
import type { PublicRoute } from '../handler.ts';
import { documentOfGame, type GamesDocument, gamesIn } from './openapi-of-game.ts';
import type { ResponseBody, RequestContext } from '../send.ts';

interface Addressed extends GamesDocument {
  readonly servers: unknown;
  readonly info: { readonly contact: object };
}

// Markers for values from settings, as scripts/openapi-yaml.js writes them.
const serversMarker = '{{servers}}';
const contactMarker = '{{contact}}';

/** The parameters of a request. */
function parametersOf({ req }: RequestContext, parameters: readonly OperationParameter[]) {
  const [, rawQuery = ''] = /\?(.*)$/s.exec(req.url!) ?? [];
  return readParameters({ parameters }, {}, readQuery(rawQuery));
}

const gameParameter = (games: readonly string[]): OperationParameter => ({
  name: 'game',
  in: 'query',
  description: 'The game that the document describes; all games without it.',
  required: false,
  defaultValue: undefined,
  schema: { type: 'string', enum: games },
  references: undefined,
});

/** `/openapi.json` and `/openapi.yaml`. A running service adds only two settings: address and contact. */
export function createOpenApiRoutes({
  baseUrl,
  contact,
}: {
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl: string;
  /** CONTACT. */
  readonly contact: string | undefined;
}): [path: string, PublicRoute][] {
  const checkedIn = () => readFileSync(fromRoot('schema', 'openapi.json'), 'utf8');
  function addressed(): Addressed {
    const document = JSON.parse(checkedIn()) as Addressed;
    const contactMember = contact && { [contact.includes('://') ? 'url' : 'email']: contact };
    return {
      ...document,
      info: { ...document.info, contact: { ...document.info.contact, ...(contactMember || {}) } },
      ...(baseUrl === '' ? {} : { servers: [{ url: baseUrl, description: 'This service.' }] }),
    };
  }
  const jsonOf = (text: string) => content('application/json; charset=utf-8', text);
  const printed = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;
  const json = () => jsonOf(baseUrl === '' && contact === undefined ? checkedIn() : printed(addressed()));
  const yaml = () => {
    const { servers, info } = addressed();
    // JSON is valid YAML.
    const text = readFileSync(fromRoot('dist', 'openapi.yaml'), 'utf8')
      .replace(`"${serversMarker}"`, () => JSON.stringify(servers))
      .replace(`"${contactMarker}"`, () => JSON.stringify(info.contact));
    return content('application/yaml; charset=utf-8', text);
  };
  const made = new Map<string, ResponseBody>();
  function once(name: string, make: () => ResponseBody): ResponseBody {
    const content = made.get(name) ?? make();
    made.set(name, content);
    return content;
  }
  let games: readonly string[] | undefined;
  return [
    [
      '/openapi.json',
      (context) => {
        games ??= gamesIn(addressed());
        const { game } = parametersOf(context, [gameParameter(games)]) as { game?: string };
        return game === undefined
          ? once('json', json)
          : once(`json ${game}`, () => jsonOf(printed(documentOfGame(addressed(), game))));
      },
    ],
    [
      '/openapi.yaml',
      (context) => {
        parametersOf(context, []);
        return once('yaml', yaml);
      },
    ],
  ];
}
