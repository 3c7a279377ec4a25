import { useEffect, useId, useState } from 'react';
import { getPictureSize } from '../api.ts';
import { useForm } from '../form/form-context.tsx';
import { useSession } from '../session.tsx';
import type { Size } from './mark-geometry.ts';

interface PictureComparisonProps {
  summary: string;
  /** Two pictures below the content folder, the second laid over the first, and what each is called. */
  pictures: [first: string, second: string];
  names: [first: string, second: string];
}

/** Two pictures of one view, one drawn over the other by a slider, so that it is seen whether they are of the very same one. */
export function PictureComparison({ summary, pictures: [first, second], names }: PictureComparisonProps) {
  const { pictures } = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const versions = [pictures?.[first], pictures?.[second]];
  if (!versions[0] || !versions[1]) return null;
  return (
    <details className="comparison" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen ? (
        <Comparison
          key={`${first} ${second} ${versions}`}
          files={[first, second]}
          sources={[`/content/${first}?v=${versions[0]}`, `/content/${second}?v=${versions[1]}`]}
          names={names}
        />
      ) : null}
    </details>
  );
}

function Comparison(props: { files: [string, string]; sources: [string, string]; names: [string, string] }) {
  const { files, sources, names } = props;
  const [first, second] = files;
  const { t } = useSession();
  const [percent, setPercent] = useState(50);
  const [isSheer, setIsSheer] = useState(false);
  const [sizes, setSizes] = useState<[Size, Size]>();
  const id = useId();

  useEffect(() => {
    Promise.all([getPictureSize(first), getPictureSize(second)]).then(setSizes, () => setSizes(undefined));
  }, [first, second]);

  const [one, two] = sizes ?? [];
  const isSame = !one || !two || (one.width === two.width && one.height === two.height);
  return (
    <>
      <div className="comparison-stage" data-compared={`${first} ${second}`}>
        <img src={sources[0]} alt={names[0]} />
        <img
          src={sources[1]}
          alt={names[1]}
          style={isSheer ? { opacity: percent / 100 } : { clipPath: `inset(0 ${100 - percent}% 0 0)` }}
        />
      </div>
      <div className="comparison-tools">
        <label htmlFor={id}>{t('compareShare', { name: names[1] })}</label>
        {/* As pictures are, from the left. */}
        <input
          id={id}
          type="range"
          dir="ltr"
          min="0"
          max="100"
          value={percent}
          aria-valuetext={t('percent', { n: percent })}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
        <button type="button" aria-pressed={isSheer} onClick={() => setIsSheer(!isSheer)}>
          {t('compareSheer')}
        </button>
      </div>
      <p role="status" className="mark-note" data-same-size={sizes ? isSame : undefined}>
        {isSame
          ? null
          : t('compareSizes', {
              first: names[0],
              second: names[1],
              one: dimensions(one),
              two: dimensions(two),
            })}
      </p>
    </>
  );
}

/** From left to right in an Arabic sentence, too. */
function dimensions(size: Size | undefined): string {
  return size ? `\u2066${size.width} × ${size.height}\u2069` : '';
}
