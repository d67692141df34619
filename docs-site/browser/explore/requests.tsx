import { useState } from 'preact/hooks';
import { curlSample } from '../../samples.ts';
import { baseUrl } from '../page.ts';
import { addressOf } from './address.ts';
import type { Exchange } from './answers.ts';
import { page, RecordLink, useShownSlugs } from './shown.tsx';
import { formatNumber, units } from '../../../src/pages/words.ts';

function CopyButton({ label, text }: { label: string; text: string }) {
  const [state, setState] = useState(label);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('Copied');
    } catch {
      setState('Not allowed here');
    }
    setTimeout(() => setState(label), 1_500);
  };
  return (
    <button type="button" class="small" onClick={copy}>
      <span aria-live="polite">{state}</span>
    </button>
  );
}

function outcome({ state, status, cost, remaining }: Exchange): string {
  if (state === 'unreachable') return 'no response';
  const said = [
    cost !== undefined && (status === 304 ? `${units(cost)}, not changed` : units(cost)),
    remaining !== undefined && `${formatNumber(remaining)} left`,
  ];
  return said.filter(Boolean).join(' · ');
}

/** The requests of this view, their price, and how to send them elsewhere. */
export function Requests({ exchanges }: { exchanges: readonly Exchange[] }) {
  const shownSlugs = useShownSlugs();
  return (
    <section class="requests" aria-label="Requests of this view">
      {exchanges.map((exchange) => {
        const curl = curlSample.render({
          baseUrl,
          template: exchange.target,
          pathValues: {},
          query: {},
          queryTypes: {},
          keyed: exchange.target !== '/v1',
        });
        return (
          <p key={exchange.target}>
            <span class="method">GET</span> <code>{shownSlugs.target(exchange.target)}</code>{' '}
            {exchange.status !== undefined && (
              <span class={`status s${String(exchange.status)[0]}`}>{exchange.status}</span>
            )}{' '}
            <span class="outcome">{outcome(exchange)}</span>{' '}
            <CopyButton label="Copy URL" text={baseUrl + exchange.target} />{' '}
            <CopyButton label="Copy curl" text={curl} />
          </p>
        );
      })}
    </section>
  );
}

const clock = (time: number) =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Why a request was refused, and the way out. */
export function Trouble({
  exchange,
  game,
  kind,
  hasHeading,
  openKeyDialog,
  again,
}: {
  exchange: Exchange;
  game: string | undefined;
  kind: string | undefined;
  /** Whether what is shown with it has a heading of its own. */
  hasHeading: boolean;
  openKeyDialog: () => void;
  again: () => void;
}) {
  const shownSlugs = useShownSlugs();
  const { status, problem, until } = exchange;
  const Heading = hasHeading ? 'h2' : 'h1';
  return (
    <section class="trouble" role="alert">
      <Heading tabIndex={-1}>{problem?.title ?? 'The service cannot be reached'}</Heading>
      <p>
        {problem
          ? shownSlugs.message(problem.detail, kind)
          : 'No response. Are you online, and is the service running?'}
      </p>
      {until !== undefined && <p>It can be tried again after {clock(until)}.</p>}
      {exchange.body !== undefined && <p>Showing the last response.</p>}
      {problem?.did_you_mean && game !== undefined && kind !== undefined && status === 404 && (
        <ul>
          {problem.did_you_mean.map((slug) => (
            <li key={slug}>
              <RecordLink segment={kind} slug={slug} />
            </li>
          ))}
        </ul>
      )}
      <p class="actions">
        {(status === 401 || status === 403) && (
          <button type="button" class="button primary" onClick={openKeyDialog}>
            Set another key
          </button>
        )}
        {(status === undefined || status >= 429) && (
          <button type="button" class="button" onClick={again}>
            Try again
          </button>
        )}
        {status === 400 && game !== undefined && kind !== undefined && (
          <a class="button" href={addressOf({ game, kind })}>
            The list without filters
          </a>
        )}
        {status === 404 && game !== undefined && (
          <a class="button" href={addressOf({ game })}>
            All kinds
          </a>
        )}
        {problem && <a href={page(`/docs/errors#${problem.code}`)}>What {problem.code} means</a>}
      </p>
    </section>
  );
}
