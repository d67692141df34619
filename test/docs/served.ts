import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDataModel } from '../../src/docs/data-model.ts';
import { createDocs } from '../../src/docs/pages.ts';
import { schema } from '../../src/graph/schema.ts';
import { loadOperations } from '../../src/rest/operations.ts';
import { fromRoot } from '../../src/root.ts';
import { openApiDocument, openTestService, type TestService } from '../service.ts';

/** The service with its pages; where it does not serve them itself yet, a server in front of it does. */
export async function openDocumented(): Promise<{
  service: TestService;
  url: string;
  close(): Promise<void>;
}> {
  const service = await openTestService();
  if ((await service.get('/docs', { key: null })).status === 200)
    return { service, url: service.url, close: () => service.close() };
  const docs = createDocs({
    openApi: openApiDocument(),
    baseUrl: '',
    release: service.service.releases.current,
    dataModel: readDataModel(schema, loadOperations(fromRoot('schema', 'operations'), schema)),
  });
  const front = createServer(async (req, res) => {
    const page = docs(req.url!.split('?')[0]!);
    if (page) {
      res.writeHead(200, ['Content-Type', page.type, 'Cache-Control', page.cacheControl, ...page.headers]);
      return void res.end(page.body);
    }
    const { authorization, 'x-api-key': key } = req.headers;
    const answer = await service.get(req.url!, {
      key: null,
      headers: {
        ...(authorization ? { authorization } : {}),
        ...(typeof key === 'string' ? { 'x-api-key': key } : {}),
      },
    });
    res.writeHead(
      answer.status,
      [...answer.rawHeaders].filter(
        (_, index, all) => !/^(connection|keep-alive|transfer-encoding)$/i.test(all[index - (index % 2)]!),
      ),
    );
    res.end(answer.body);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    service,
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    async close() {
      front.closeAllConnections();
      front.close();
      await service.close();
    },
  };
}
