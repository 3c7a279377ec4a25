import { useEffect, useState } from 'react';
import type { QrCode } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import type { SectionPosition } from '#app/page-parts/section.tsx';
import { announce } from '#app/ui/announce.ts';
import { Bidi } from '#app/ui/bidi.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LogoMark } from '#app/ui/logo.tsx';
import { QrCodeImage } from '#app/ui/qr-code.tsx';
import { useFirstInteraction } from '#app/ui/use-first-interaction.ts';
import { useLazy } from '#app/ui/use-lazy.ts';
import styles from './qr-section.module.css';

/**
 * The script that draws and shares the picture of the QR code is fetched at the visitor's first input: browsers allow
 * sharing only directly after a tap, so the script must already be there.
 */
const loadActions = () => import('./qr-actions.ts');

interface QrSectionProps {
  qr: QrCode;
  site: { name: string; tagline: string; url: string };
  /**
   * Position of the QR code section on the home page, the only page that has this section. The section has a background
   * of its own.
   */
  position: SectionPosition;
}

/** The site's address as a QR code on an olive background. A visitor can scan, download or share it. */
export function QrSection({ qr, site, position }: QrSectionProps) {
  const { t } = useLanguage();
  const [canShare, setCanShare] = useState(false);
  const [file, setFile] = useState<File | null>(null);

  const actions = useLazy(loadActions, useFirstInteraction());
  const words = { title: site.name, text: site.tagline };

  // This effect checks the device: the button for sharing appears only where the browser can share.
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);

  // This effect draws the picture of the QR code at the visitor's first input. Browsers allow sharing only directly
  // after a tap, so the picture must be ready before the button is tapped.
  useEffect(() => {
    actions
      ?.drawQrPng(qr)
      .then(setFile, (error: unknown) => console.error('QR code could not be drawn', error));
  }, [actions, qr]);

  const download = async () => {
    try {
      const { saveQrCode } = actions ?? (await loadActions());
      const how = await saveQrCode(qr, file, words);
      if (how === 'saved') announce(t('qr.saved'));
    } catch (error) {
      console.error('QR code could not be downloaded', error);
    }
  };

  const share = async () => {
    try {
      const { shareSite } = actions ?? (await loadActions());
      await shareSite({ ...words, url: site.url });
    } catch (error) {
      console.error('The address could not be shared', error);
    }
  };
  return (
    <section id="qr" className={styles.band} aria-label={t('qr.label')}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words} data-reveal="">
          <p className={styles.label}>
            <span className="figures">{String(position.number).padStart(2, '0')}</span>
            <Bidi text={t('qr.label')} />
          </p>
          <h2>{t('qr.heading')}</h2>
          <p className={styles.subtitle}>{t('qr.subtitle')}</p>
          <div className={styles.actions} data-needs-scripts="">
            <Button tone="light" onClick={download}>
              <Icon name="download" />
              {t('qr.download')}
            </Button>
            {canShare ? (
              <Button tone="outline-light" onClick={share}>
                <Icon name="share" />
                {t('qr.share')}
              </Button>
            ) : null}
          </div>
        </div>
        <div className={styles.arch} data-reveal="">
          <LogoMark size={48} className={styles.mark} />
          <QrCodeImage code={qr} label={t('qr.alt')} className={styles.code} />
        </div>
      </div>
    </section>
  );
}
