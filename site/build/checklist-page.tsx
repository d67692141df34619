import { marker } from '../docs/docs-markers.ts';
import type { Page } from '../pages/layout.tsx';
import type { ProgressModel } from '../shared/models.ts';

export interface ChecklistPageParts {
  /** Paths of the assets that this page loads beside those of all. */
  readonly script: string;
  readonly style: string;
  /** The progress model of the game, and the path of the module that exports it as `model`. */
  readonly model: ProgressModel;
  readonly modelScript: string;
  /** Names of all games with a checklist, by their ids. */
  readonly titles: Readonly<Record<string, string>>;
}

const prefix = marker('prefix');

/** The page of the checklist of a game: what it needs, and the place where site/browser/checklist draws it. */
export const checklistPage = ({ script, style, model, modelScript, titles }: ChecklistPageParts): Page => ({
  path: `/${model.game}/checklist`,
  game: model.game,
  title: `${model.title} checklist`,
  description: `Check off what you have done in ${model.title}, and see what is open now, what is about to close, and what opens next. No key needed; your progress is saved in this browser.`,
  kind: 'reference',
  links: (
    <>
      <link rel="stylesheet" href={prefix + style} />
      <link rel="modulepreload" href={prefix + script} />
      <link rel="modulepreload" href={prefix + modelScript} />
    </>
  ),
  body: (
    <div
      id="checklist"
      class="progress"
      data-script={prefix + script}
      data-models={JSON.stringify({ [model.game]: modelScript })}
      data-titles={JSON.stringify(titles)}
    >
      {/* The script draws into this element: these texts stay, and are not painted again. */}
      <div class="progress-head">
        <h1>{model.title} checklist</h1>
      </div>
      <p class="no-js">
        The checklist needs JavaScript.{' '}
        <a href={`${prefix}/docs/reference/${model.game}-progress`}>The reference</a> describes the API
        request that returns the same result.
      </p>
      <div class="progress-options needs-js">
        <p class="note">Check off what you have done. Your progress is saved in this browser.</p>
      </div>
    </div>
  ),
});
