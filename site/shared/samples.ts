import { queryText } from '../../src/text/query-text.ts';

/**
 * How code writes query parameters that are not text: unquoted (numbers, true and false), or as a list of texts or
 * numbers separated by commas.
 */
export type QueryTypes = Readonly<Record<string, 'plain' | 'list' | 'numbers'>>;

/** A GET request as the samples need it. Everything in it is decoded. */
export interface SampleRequest {
  readonly baseUrl: string;
  /** Path template, e.g. `/v1/{gameId}/bosses/{slug}`. */
  readonly template: string;
  readonly pathValues: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly queryTypes: QueryTypes;
  /** Whether it needs a key. */
  readonly keyed: boolean;
  /** Entity tag of the response that the caller has, for `If-None-Match`. */
  readonly entityTag?: string | undefined;
}

export interface SampleLanguage {
  readonly id: string;
  readonly label: string;
  /** Name of its grammar for highlighting. */
  readonly grammar: string;
  render(request: SampleRequest): string;
}

/** Path and query of a request, encoded. Commas stay as they are: they separate the values of a list. */
export function requestTarget({
  template,
  pathValues,
  query,
}: Pick<SampleRequest, 'template' | 'pathValues' | 'query'>): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(pathValues[name] ?? ''),
  );
  const pairs = Object.entries(query);
  return pairs.length > 0 ? `${path}?${queryText(pairs)}` : path;
}

const urlOf = (request: SampleRequest) => request.baseUrl + requestTarget(request);
const lines = (...parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join('\n');
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function literal(values: Readonly<Record<string, string>>, types: QueryTypes = {}): string {
  const written = (name: string, value: string) => {
    if (types[name] === 'plain') return value;
    if (types[name] === 'numbers') return `[${value.split(',').join(', ')}]`;
    return types[name] === 'list' ? `[${value.split(',').map(quoted).join(', ')}]` : quoted(value);
  };
  return `{ ${Object.entries(values)
    .map(([name, value]) => `${name}: ${written(name, value)}`)
    .join(', ')} }`;
}

/** The headers of a request in the notation of a language; nothing where it has none. */
function headers(
  { keyed, entityTag }: SampleRequest,
  keyHeader: string,
  tagHeader: (tag: string) => string,
  around: (pairs: string) => string,
): string {
  const pairs = [keyed && keyHeader, entityTag !== undefined && tagHeader(entityTag)].filter(Boolean);
  return pairs.length === 0 ? '' : around(pairs.join(', '));
}

/** The request as a command line. */
export const curlSample: SampleLanguage = {
  id: 'curl',
  label: 'curl',
  grammar: 'bash',
  render: (request) =>
    [
      // All that a 304 has is its head.
      request.entityTag === undefined ? 'curl' : 'curl -i',
      request.keyed && '-H "X-API-Key: $CARYLL_KEY" \\\n ',
      request.entityTag !== undefined &&
        `-H 'If-None-Match: ${request.entityTag.replaceAll("'", "'\\''")}' \\\n `,
      `"${urlOf(request)}"`,
    ]
      .filter(Boolean)
      .join(' '),
};

/** The languages in which a request is shown. Each sample prints the body, and takes the key from CARYLL_KEY. */
export const sampleLanguages: readonly SampleLanguage[] = [
  curlSample,
  {
    id: 'javascript',
    label: 'JavaScript',
    grammar: 'javascript',
    render: (request) =>
      lines(
        `const response = await fetch(${quoted(urlOf(request))}${headers(
          request,
          "'X-API-Key': process.env.CARYLL_KEY",
          (tag) => `'If-None-Match': ${quoted(tag)}`,
          (pairs) => `, {\n  headers: { ${pairs} },\n}`,
        )});`,
        request.entityTag === undefined
          ? 'const body = await response.json();'
          : "const body = response.status === 304 ? 'not changed' : await response.json();",
        `if (response.status >= 400) throw new Error(\`\${body.code}: \${body.detail}\`);`,
        'console.log(body);',
      ),
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    grammar: 'typescript',
    render(request) {
      const params = [
        Object.keys(request.pathValues).length > 0 && `path: ${literal(request.pathValues)}`,
        Object.keys(request.query).length > 0 && `query: ${literal(request.query, request.queryTypes)}`,
        request.entityTag !== undefined && `header: { 'If-None-Match': ${quoted(request.entityTag)} }`,
      ].filter(Boolean);
      return lines(
        "import createClient from 'openapi-fetch';",
        `// Made by openapi-typescript: npx openapi-typescript ${request.baseUrl}/openapi.json -o caryll.ts`,
        "import type { paths } from './caryll.js';",
        '',
        'const caryll = createClient<paths>({',
        `  baseUrl: ${quoted(request.baseUrl)},`,
        request.keyed && "  headers: { 'X-API-Key': process.env.CARYLL_KEY },",
        Object.keys(request.query).some((name) => /list|numbers/.test(request.queryTypes[name] ?? '')) &&
          "  querySerializer: { array: { style: 'form', explode: false } },",
        '});',
        params.length > 0
          ? `const { data, error } = await caryll.GET(${quoted(request.template)}, {\n  params: {\n${params.map((each) => `    ${each},`).join('\n')}\n  },\n});`
          : `const { data, error } = await caryll.GET(${quoted(request.template)});`,
        'if (error) throw new Error(JSON.stringify(error));',
        'console.log(data);',
      );
    },
  },
  {
    id: 'python',
    label: 'Python',
    grammar: 'python',
    render: (request) =>
      lines(
        request.keyed && 'import os',
        'import requests',
        '',
        'response = requests.get(',
        `    "${urlOf(request)}",`,
        headers(
          request,
          '"X-API-Key": os.environ["CARYLL_KEY"]',
          (tag) => `"If-None-Match": ${quoted(tag)}`,
          (pairs) => `    headers={${pairs}},`,
        ) || false,
        '    timeout=10,',
        ')',
        'response.raise_for_status()',
        request.entityTag === undefined
          ? 'print(response.json())'
          : 'print("not changed" if response.status_code == 304 else response.json())',
      ),
  },
  {
    id: 'go',
    label: 'Go',
    grammar: 'go',
    render: (request) =>
      lines(
        'package main',
        '',
        'import (',
        '\t"io"',
        '\t"log"',
        '\t"net/http"',
        '\t"os"',
        ')',
        '',
        'func main() {',
        `\trequest, _ := http.NewRequest("GET", "${urlOf(request)}", nil)`,
        request.keyed && '\trequest.Header.Set("X-API-Key", os.Getenv("CARYLL_KEY"))',
        request.entityTag !== undefined &&
          `\trequest.Header.Set("If-None-Match", ${JSON.stringify(request.entityTag)})`,
        '\tresponse, err := http.DefaultClient.Do(request)',
        '\tif err != nil {',
        '\t\tlog.Fatal(err)',
        '\t}',
        '\tdefer response.Body.Close()',
        '\tio.Copy(os.Stdout, response.Body)',
        '}',
      ),
  },
  {
    id: 'java',
    label: 'Java',
    grammar: 'java',
    render: (request) =>
      lines(
        'import java.net.URI;',
        'import java.net.http.*;',
        '',
        'public class Caryll {',
        '  public static void main(String[] args) throws Exception {',
        '    var request = HttpRequest.newBuilder()',
        `        .uri(URI.create("${urlOf(request)}"))`,
        request.keyed && '        .header("X-API-Key", System.getenv("CARYLL_KEY"))',
        request.entityTag !== undefined &&
          `        .header("If-None-Match", ${JSON.stringify(request.entityTag)})`,
        '        .build();',
        '    var response = HttpClient.newHttpClient()',
        '        .send(request, HttpResponse.BodyHandlers.ofString());',
        '    System.out.println(response.body());',
        '  }',
        '}',
      ),
  },
  {
    id: 'csharp',
    label: 'C#',
    grammar: 'csharp',
    render: (request) =>
      lines(
        'using var client = new HttpClient();',
        request.keyed &&
          'client.DefaultRequestHeaders.Add("X-API-Key", Environment.GetEnvironmentVariable("CARYLL_KEY"));',
        request.entityTag !== undefined &&
          `client.DefaultRequestHeaders.Add("If-None-Match", ${JSON.stringify(request.entityTag)});`,
        `using var response = await client.GetAsync("${urlOf(request)}");`,
        'Console.WriteLine(await response.Content.ReadAsStringAsync());',
      ),
  },
  {
    id: 'ruby',
    label: 'Ruby',
    grammar: 'ruby',
    render: (request) =>
      lines(
        'require "net/http"',
        '',
        `uri = URI("${urlOf(request)}")`,
        `puts Net::HTTP.get(uri${headers(
          request,
          '"X-API-Key" => ENV.fetch("CARYLL_KEY")',
          (tag) => `"If-None-Match" => ${quoted(tag)}`,
          (pairs) => `, { ${pairs} }`,
        )})`,
      ),
  },
  {
    id: 'php',
    label: 'PHP',
    grammar: 'php',
    render: (request) =>
      lines(
        '<?php',
        `$request = curl_init(${quoted(urlOf(request))});`,
        headers(
          request,
          "'X-API-Key: ' . getenv('CARYLL_KEY')",
          (tag) => quoted(`If-None-Match: ${tag}`),
          (pairs) => `curl_setopt($request, CURLOPT_HTTPHEADER, [${pairs}]);`,
        ) || false,
        'curl_exec($request);',
      ),
  },
];
