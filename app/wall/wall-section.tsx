import './wall.css';

import type { NamedPrint, SampleRoom, Site, WallFrame } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { PageBreadcrumb } from '#app/page-parts/page-breadcrumb.tsx';
import { PrivacyLink } from '#app/page-parts/privacy-link.tsx';
import { ownPage, Section } from '#app/page-parts/section.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { useLazy } from '#app/ui/use-lazy.ts';
import { WallStart } from './wall-start.tsx';
import { requestOpening, useWall } from './wall-state.ts';

const loadTool = () => import('./wall-tool.tsx');

/**
 * Shows prints in the visitor's own photograph, at true size.
 * The tool's code is loaded when the visitor is about to use it.
 */
export function WallSection(props: {
  frames: WallFrame[];
  /** The prints that hang while the visitor has chosen none. */
  first: NamedPrint[];
  rooms: SampleRoom[];
  site: Pick<Site, 'chatNumber' | 'url'>;
}) {
  const { t } = useLanguage();
  const { stage, opening } = useWall();
  const isWanted = stage !== 'start' || opening !== null;
  const Tool = useLazy(loadTool, isWanted, () => requestOpening(null, 'notFetched'))?.WallTool;
  return (
    <Section id="wall" position={ownPage} label={t('nav.wall')} needsReact>
      <SectionHead
        {...ownPage}
        label={<PageBreadcrumb page="wall" />}
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
          first={props.first}
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
