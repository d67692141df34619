import type { ExecutionArgs, ExecutionResult, OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Releases } from '../data/releases.ts';
import { contextOf } from '../graph/types/builder.ts';
import type { Graph } from '../graph/graph.ts';
import { Problem } from '../problem.ts';
import { basePathOf } from '../text/base-path.ts';
import { type BudgetLimits, createBudget } from './budget.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { didYouMean, rootFields } from './did-you-mean.ts';
import type { Exchange, ServerContext } from './exchange.ts';
import { limits, operationOf, priceOf } from './limits.ts';

export interface ExecutionParts {
  readonly graph: Graph;
  /** One for all games. */
  readonly concurrency: ConcurrencyLimiter;
  /** Limits of one response. */
  readonly bounds: Pick<BudgetLimits, 'bytes' | 'milliseconds'>;
  readonly releases: Releases;
  /** PUBLIC_BASE_URL, or ''. */
  readonly baseUrl: string;
}

type Run = (args: ExecutionArgs & { signal: AbortSignal }) => unknown;

/** Whether an operation reads nothing but the schema. */
function isIntrospection({ document }: ExecutionArgs, { selectionSet }: OperationDefinitionNode): boolean {
  for (const { name } of rootFields(selectionSet, document)) if (!name.value.startsWith('__')) return false;
  return true;
}

/** Executes operations for their price, in their turn, within a budget. */
export function useExecution(parts: ExecutionParts): Plugin<ServerContext, ServerContext> {
  const { graph, concurrency, bounds, releases } = parts;
  const basePath = basePathOf(parts.baseUrl);

  /** @param signal of `controller`, at which the executor looks before each field. */
  async function executeNow(
    exchange: Exchange,
    args: ExecutionArgs,
    operation: OperationDefinitionNode,
    run: Run,
    controller: AbortController,
  ): Promise<ExecutionResult> {
    exchange.begunAt = performance.now();
    const release = releases.current();
    if (release === undefined) throw new Problem('unavailable', 'No data has been imported yet.');
    exchange.release = isIntrospection(args, operation) ? undefined : release;
    const { rows, values } = limits;
    const { signal } = controller;
    const budget = createBudget({ rows, values, ...bounds }, (reason) => controller.abort(reason));
    try {
      const contextValue = contextOf(release, budget, basePath);
      const result = (await run({ ...args, contextValue, signal })) as ExecutionResult;
      // If only nullable fields were left, the executor reports the abort as their error.
      signal.throwIfAborted();
      exchange.didYouMean = await didYouMean(graph, release, args, operation, result.data);
      return result;
    } finally {
      budget.end();
    }
  }

  async function execute(exchange: Exchange, args: ExecutionArgs, run: Run): Promise<ExecutionResult> {
    const { context, caller } = exchange;
    const operation = operationOf(args.document, args.operationName);
    exchange.points = priceOf(graph.schema, args.document, operation, args.variableValues ?? {});
    const controller = new AbortController();
    const leave = () => {
      if (!context.res.writableFinished) controller.abort();
    };
    // A client that goes away ends its half first. One that only ends its half looks the same. Neither is charged: their
    // work counts as free.
    const { socket } = context.req;
    context.res.once('close', leave);
    socket.once('end', leave);
    try {
      return await concurrency.run(
        caller.keyId,
        () => executeNow(exchange, args, operation, run, controller),
        controller.signal,
      );
    } finally {
      context.res.off('close', leave);
      socket.off('end', leave);
    }
  }

  return {
    onExecute({ executeFn, setExecuteFn, context }) {
      setExecuteFn((args) => execute(context.exchange, args, executeFn));
    },
  };
}
