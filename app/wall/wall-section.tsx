import './wall.css';

import type { SampleRoom, Site, WallFrame } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { PrivacyLink } from '../sections/privacy-link';
import { ownPage, Section } from '../sections/section';
import { WayHere } from '../sections/way-here';
import { SectionHead } from '../ui/section-head';
import { useLazy } from '../ui/use-lazy';
import { WallStart } from './wall-start';
import { requestOpening, useWall } from './wall-state';

const loadTool = () => import('./wall-tool');

/** A print in the visitor's own photograph, at true size. The tool is fetched when it is first reached for. */
export function WallSection(props: {
  frames: WallFrame[];
  rooms: SampleRoom[];
  site: Pick<Site, 'chatNumber' | 'url'>;
}) {
  const { t } = useLanguage();
  const { stage, opening } = useWall();
  const isWanted = stage !== 'start' || opening !== null;
  const Tool = useLazy(loadTool, isWanted, () => requestOpening(null, 'notFetched'))?.WallTool;
  return (
    <Section id="wall" place={ownPage} label={t('nav.wall')} needsReact>
      <SectionHead
        {...ownPage}
        label={<WayHere page="wall" />}
        heading={t('wall.heading')}
        subtitle={t('wall.subtitle')}
      />
      <noscript>
        <p>{t('wall.noScript')}</p>
      </noscript>
      <p className="slow-note">{t('wall.slow')}</p>
      {Tool ? (
        <Tool {...props} />
      ) : (
        <WallStart
          frames={props.frames}
          rooms={props.rooms}
          onNear={() => {
            loadTool().catch(() => {});
          }}
        />
      )}
      <p className="wall-privacy">
        {t('wall.privacy')} <PrivacyLink />
      </p>
    </Section>
  );
}
