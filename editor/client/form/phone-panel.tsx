import { useEffect, useState } from 'react';
import { drawQr } from '../../../app/common/draw-qr.ts';
import type { PhoneState, PhoneWay } from '../../server/phone/phone-door.ts';
import { closePhone, getPhone, openPhone } from '../api.ts';
import { useSession } from '../session.tsx';

/** How often (ms) it is asked how things stand, and when help is given to a phone that does not come. */
const pause = 1000;
const helpAfter = 20_000;

interface PhonePanelProps {
  file: string;
  /** The list that the pictures go to. */
  field: string;
  onClose: () => void;
}

/** The codes that lead a phone to the page which sends pictures here, while this panel is open. */
export function PhonePanel({ file, field, onClose }: PhonePanelProps) {
  const { t } = useSession();
  const [ways, setWays] = useState<PhoneWay[] | null>(null);
  const [failure, setFailure] = useState('');
  const [phone, setPhone] = useState<PhoneState>({ isOpen: true, isReached: false, taken: 0 });
  const [isLate, setIsLate] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round opens it anew
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = async () => {
      try {
        const next = await getPhone();
        if (isOver) return;
        setPhone(next);
        if (!next.isOpen) return;
      } catch {
        // The bar says that the editor is gone.
      }
      if (!isOver) timer = setTimeout(follow, pause);
    };
    setWays(null);
    setFailure('');
    setIsLate(false);
    const opening = openPhone({ file, field }).then(
      (found) => {
        if (isOver) return found;
        setWays(found);
        if (found.length > 0) void follow();
        return found;
      },
      (error: Error) => {
        if (!isOver) setFailure(error.message);
        return [];
      },
    );
    const late = setTimeout(() => setIsLate(true), helpAfter);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(late);
      void opening.then(closePhone).catch(() => {});
    };
  }, [file, field, round]);

  const isEnded = !phone.isOpen;
  return (
    <section className={`phone-panel${isEnded ? ' phone-ended' : ''}`} aria-label={t('phonePanel')}>
      <h3>{t('phonePanel')}</h3>
      {failure ? <p className="mistake">{t('phoneFailedOpen', { reason: failure })}</p> : null}
      {ways?.length === 0 ? <p>{t('phoneNoNetwork')}</p> : null}
      {ways && ways.length > 0 && !isEnded ? <p>{t('phoneScan')}</p> : null}
      {ways && ways.length > 1 && !isEnded ? <p>{t('phoneWays')}</p> : null}
      <ul className="phone-ways">
        {ways?.map((way) => (
          <li key={way.url}>
            <Way {...way} />
          </li>
        ))}
      </ul>
      <div role="status">
        {isEnded ? <p>{t('phoneEnded')}</p> : null}
        {phone.isReached ? <p>{t('phoneReached')}</p> : null}
        {phone.taken > 0 ? <p>{t('phoneTaken', { n: phone.taken })}</p> : null}
        {isLate && !phone.isReached && !isEnded && ways && ways.length > 0 ? (
          <>
            <h4>{t('phoneHelp')}</h4>
            <ul>
              <li>{t('phoneHelpWifi')}</li>
              <li>{t('phoneHelpWindows')}</li>
              <li>{t('phoneHelpGuest')}</li>
            </ul>
          </>
        ) : null}
      </div>
      <div className="picture-buttons">
        {isEnded ? (
          <button
            type="button"
            onClick={() => {
              setPhone({ isOpen: true, isReached: false, taken: 0 });
              setRound(round + 1);
            }}
          >
            {t('phoneNew')}
          </button>
        ) : null}
        <button type="button" onClick={onClose}>
          {t('dismiss')}
        </button>
      </div>
    </section>
  );
}

function Way({ name, url }: PhoneWay) {
  const { size, path } = drawQr(url, 'L');
  return (
    <>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR: ${name}`} data-phone={url}>
        <path d={path} stroke="#000" />
      </svg>
      <code dir="ltr">{url.replace(/\/#.*/, '')}</code>
    </>
  );
}
