import type { SampleRoom, Site, WallFrame } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { ownPage, Section } from '../sections/section';
import { WayHere } from '../sections/way-here';
import { SectionHead } from '../ui/section-head';
import { WallTool } from './wall-tool';

/** A print in the visitor's own photograph, at true size. */
export function WallSection(props: {
  frames: WallFrame[];
  rooms: SampleRoom[];
  site: Pick<Site, 'chatNumber' | 'url'>;
}) {
  const { t } = useLanguage();
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
      <WallTool {...props} />
      <p className="wall-privacy">{t('wall.privacy')}</p>
    </Section>
  );
}
