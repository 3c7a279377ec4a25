import { useId, useState } from 'react';
import { useForm } from '../form/form-context.tsx';
import { pictureFile } from '../form/picture-file.ts';
import { useSession } from '../session.tsx';

/**
 * Lays a picture at dusk over the same picture by day, with a slider between the two, to check that both have the same view.
 * @param group the fields of the picture; nothing is shown if they name no separate picture at dusk
 */
export function DuskComparison({ group: { url, dusk } }: { group: Record<string, unknown> }) {
  const { file, pictures } = useForm();
  const { t } = useSession();
  const [percent, setPercent] = useState(50);
  const id = useId();
  const [day, evening] = [url, dusk].map((name) => {
    const picture = typeof name === 'string' && name ? pictureFile(file, name) : '';
    return pictures?.[picture] && `/content/${picture}?v=${pictures[picture]}`;
  });
  // There is nothing to compare if the picture by day is also the picture at dusk.
  if (!day || !evening || day === evening) return null;
  return (
    <details>
      <summary>{t('compareDusk')}</summary>
      <div className="comparison-stage" data-compared={`${url} ${dusk}`}>
        <img src={day} alt={t('day')} loading="lazy" />
        <img
          src={evening}
          alt={t('dusk')}
          loading="lazy"
          style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
        />
      </div>
      <div className="row">
        <label htmlFor={id}>{t('compareShare')}</label>
        {/* The slider runs from left to right in Arabic too, since pictures are never mirrored. */}
        <input
          id={id}
          type="range"
          dir="ltr"
          min="0"
          max="100"
          value={percent}
          aria-valuetext={`${percent}%`}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
      </div>
    </details>
  );
}
