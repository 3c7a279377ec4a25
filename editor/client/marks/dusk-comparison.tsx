import { useEffect, useId, useState } from 'react';
import { getPictureSize } from '../api.ts';
import { useForm } from '../form/form-context.tsx';
import { pictureFile } from '../form/picture-file.ts';
import { useSession } from '../session.tsx';
import type { Size } from './mark-geometry.ts';

/**
 * A picture by day and its dusk, one drawn over the other by a slider: it is seen whether they are of the very same view.
 * @param group what the file says of the picture; nothing is shown of one that has no other picture as its dusk
 */
export function DuskComparison({ group: { url, dusk } }: { group: Record<string, unknown> }) {
  const { file, pictures } = useForm();
  const { t } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  // A picture that is lit already names itself.
  if (!isName(url) || !isName(dusk) || url === dusk) return null;
  const [day, evening] = [pictureFile(file, url), pictureFile(file, dusk)];
  const versions = [pictures?.[day], pictures?.[evening]];
  if (!versions[0] || !versions[1]) return null;
  return (
    <details className="comparison" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('compareDusk')}</summary>
      {isOpen ? (
        <Comparison
          key={`${day} ${evening} ${versions}`}
          files={[day, evening]}
          sources={[`/content/${day}?v=${versions[0]}`, `/content/${evening}?v=${versions[1]}`]}
        />
      ) : null}
    </details>
  );
}

function Comparison({ files: [day, evening], sources }: Record<'files' | 'sources', [string, string]>) {
  const { t } = useSession();
  const [percent, setPercent] = useState(50);
  const [sizes, setSizes] = useState<[Size, Size]>();
  const id = useId();

  useEffect(() => {
    Promise.all([getPictureSize(day), getPictureSize(evening)]).then(setSizes, () => setSizes(undefined));
  }, [day, evening]);

  const [one, two] = sizes ?? [];
  const isSame = !one || !two || (one.width === two.width && one.height === two.height);
  return (
    <>
      <div className="comparison-stage" data-compared={`${day} ${evening}`}>
        <img src={sources[0]} alt={t('day')} />
        <img src={sources[1]} alt={t('dusk')} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }} />
      </div>
      <div className="comparison-tools">
        <label htmlFor={id}>{t('compareShare')}</label>
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
      </div>
      <p role="status" className="comparison-note" data-same-size={sizes ? isSame : undefined}>
        {isSame ? null : t('compareSizes', { one: dimensions(one), two: dimensions(two) })}
      </p>
    </>
  );
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** From left to right in an Arabic sentence, too. */
function dimensions(size: Size | undefined): string {
  return size ? `\u2066${size.width} × ${size.height}\u2069` : '';
}
