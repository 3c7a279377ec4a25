import { Fragment } from 'react';
import { Bidi } from './bidi.tsx';

/** A few facts in one line, such as “740 m² · 16 months”. */
export function FactsLine({ facts, className }: { facts: string[]; className?: string | undefined }) {
  return (
    <p className={className}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 ? '\u00a0· ' : null}
          <Bidi text={fact} />
        </Fragment>
      ))}
    </p>
  );
}
