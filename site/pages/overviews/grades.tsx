import { words } from '../words.ts';
import { letter, shortOf } from './parts.tsx';

/** Letters of scaling by stat. */
type Letters = ReadonlyMap<string, string>;

const gradeOf = (letters: Letters, stat: string) => {
  const grade = letter(letters.get(stat));
  return { grade, name: grade === '–' ? 'no' : grade };
};

/** A cell for each stat, with what the weapon needs of it where that is known. */
export const GradeCells = ({
  letters,
  stats,
  needs,
}: {
  letters: Letters;
  stats: readonly string[];
  needs?: ReadonlyMap<string, number | null>;
}) => (
  <>
    {stats.map((stat) => {
      const { grade, name } = gradeOf(letters, stat);
      const need = needs?.get(stat);
      return (
        <td key={stat} class={`l ${name}`}>
          {grade}
          {!!need && (
            <small>
              <span class="hush"> needs </span>
              {need}
            </small>
          )}
        </td>
      );
    })}
  </>
);

/** All letters in a cell, for the card of a phone. */
export const GradeLine = ({ letters, stats }: { letters: Letters; stats: readonly string[] }) => (
  <td class="m lt only-m">
    <span>
      {stats.map((stat) => {
        const { grade, name } = gradeOf(letters, stat);
        return (
          <b key={stat} class={name}>
            <span class="hush">{words(stat)} </span>
            {grade}
          </b>
        );
      })}
    </span>
  </td>
);

/** The short names of stats above the letters of the cards of a phone. */
export const GradeHeads = ({ stats }: { stats: readonly string[] }) => (
  <p class="lt-heads only-m" aria-hidden="true">
    {stats.map((stat) => (
      <span key={stat}>{shortOf(stat)}</span>
    ))}
  </p>
);
