import './wall.css';

import { useState } from 'react';
import type { SampleRoom, Site, WallFrame } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { ownPage, Section } from '../sections/section';
import { WayHere } from '../sections/way-here';
import { SectionHead } from '../ui/section-head';
import { useLate } from '../ui/use-late';
import { memory, type Opening } from './opening';
import { WallStart } from './wall-start';

const loadTool = () => import('./wall-tool');

/** A print in the visitor's own photograph, at true size. The tool is fetched when it is first reached for. */
export function WallSection(props: {
  frames: WallFrame[];
  rooms: SampleRoom[];
  site: Pick<Site, 'chatNumber' | 'url'>;
}) {
  const { t } = useLanguage();
  const [first, setFirst] = useState<Opening | null>(null);
  const [hasWall, setHasWall] = useState(memory.hasWall);
  const [isFailed, setIsFailed] = useState(false);
  const Tool = useLate(loadTool, first !== null || hasWall, () => {
    setFirst(null);
    setHasWall(false);
    setIsFailed(true);
  })?.WallTool;
  const isWanted = first !== null || hasWall;
  return (
    <Section id="wall" place={ownPage} label={t('nav.wall')}>
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
      {Tool && isWanted ? (
        <Tool {...props} first={first} />
      ) : (
        <WallStart
          rooms={props.rooms}
          isOpening={isWanted}
          failure={isFailed ? 'notFetched' : null}
          onOpen={(way) => {
            setIsFailed(false);
            setFirst(way);
          }}
          onNear={() => {
            loadTool().catch(() => {});
          }}
        />
      )}
      <p className="wall-privacy">{t('wall.privacy')}</p>
    </Section>
  );
}
