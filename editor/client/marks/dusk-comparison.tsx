import { useId, useState } from 'react';
import { useForm } from '../form/form-context.tsx';
import { pictureFile } from '../form/picture-file.ts';
import { useSession } from '../session.tsx';

/**
 * A picture by day and its dusk, one drawn over the other by a slider: it is seen whether they are of the very same view.
 * @param group what the file says of the picture; nothing is shown of one that has no other picture as its dusk
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
  // A picture that is lit already names itself.
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
    </details>
  );
}
