import type { BriefChoices } from '#app/loaders/types.ts';
import { Picture } from '#app/ui/picture.tsx';
import { maxChoices } from './draft.ts';

/** Pictures of the studio’s own rooms: the visitor chooses up to three whose style they like. */
export function BriefStyles({ works, chosen }: { works: BriefChoices['works']; chosen: string[] }) {
  return (
    <div className="brief-rooms">
      {works.map(({ id, title, picture }) =>
        picture ? (
          <label key={id}>
            <input
              type="checkbox"
              name="styles"
              value={id}
              disabled={chosen.length >= maxChoices && !chosen.includes(id)}
            />
            <Picture picture={picture} sizes="(min-width: 60em) 18vw, (min-width: 40em) 30vw, 62vw" alt="" />
            <span>{title}</span>
          </label>
        ) : null,
      )}
    </div>
  );
}
