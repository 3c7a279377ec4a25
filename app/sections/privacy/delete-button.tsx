import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Button, quietLook } from '#app/ui/button.tsx';
import { ignoreSecondTap } from '#app/ui/ignore-second-tap.ts';

/**
 * The state of the button that deletes the stored data. `untouched` looks like `offered`, but must not move the focus,
 * because the visitor has not pressed anything yet.
 */
type Step = 'untouched' | 'offered' | 'asking' | 'deleting' | 'deleted' | 'failed';

const loadDeletion = () => import('./delete-stored-data.ts');

/**
 * A button that deletes everything that the site stores in this browser, after one confirmation, and shows the
 * result. It is hidden where no scripts run.
 */
export function DeleteButton({ databases }: { databases: string[] }) {
  const { t } = useLanguage();
  const [step, setStep] = useState<Step>('untouched');
  const box = useRef<HTMLDivElement>(null);
  const isOffered = step === 'untouched' || step === 'offered';

  // This effect moves the focus into each new step, because the element that had the focus disappears with the previous
  // step.
  useEffect(() => {
    if (step !== 'untouched') box.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [step]);

  const ask = ({ nativeEvent }: MouseEvent) => {
    ignoreSecondTap(nativeEvent);
    // Errors of this early import are ignored: the deletion imports the module again and handles the failure.
    loadDeletion().catch(() => {});
    setStep('asking');
  };
  const deleteAll = async () => {
    setStep('deleting');
    try {
      const { deleteStoredData } = await loadDeletion();
      setStep((await deleteStoredData(databases)) ? 'deleted' : 'failed');
    } catch (error) {
      console.error('What is kept could not be deleted', error);
      setStep('failed');
    }
  };

  return (
    <div ref={box} className="privacy-delete" data-needs-scripts="">
      <p role="status" tabIndex={-1} data-focus={step === 'asking' || isOffered ? undefined : ''}>
        {isOffered ? null : t(`privacy.${step === 'asking' ? 'question' : step}`)}
      </p>
      <div>
        {isOffered ? (
          <Button tone="outline" onClick={ask} data-focus="">
            {t('privacy.delete')}
          </Button>
        ) : null}
        {step === 'asking' ? (
          <>
            <Button tone="clay" onClick={deleteAll}>
              {t('privacy.confirm')}
            </Button>
            <button type="button" className={quietLook} data-focus="" onClick={() => setStep('offered')}>
              {t('privacy.cancel')}
            </button>
          </>
        ) : null}
      </div>
    </div>
  );
}
