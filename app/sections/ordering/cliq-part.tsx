import { useState } from 'react';
import type { Cliq } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { Bidi, Ltr } from '#app/ui/bidi.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { copyText } from '#app/ui/copy-text.ts';

/** How to pay by CliQ, once an order is confirmed: the alias to copy, and the name that the customer's bank then shows. */
export function CliqPart({ cliq }: { cliq: Cliq }) {
  const { t } = useLanguage();
  const [copied, setCopied] = useState<boolean | null>(null);
  const answer = copied === null ? t('ordering.copy') : t(copied ? 'ordering.copied' : 'share.failed');
  const copy = async () => {
    const isCopied = await copyText(cliq.alias);
    setCopied(isCopied);
    announce(t(isCopied ? 'ordering.copied' : 'share.failed'));
  };
  return (
    <div className="ordering-part">
      <h2>{t('ordering.cliq')}</h2>
      <dl className="ordering-rows">
        <div>
          <dt>{t('ordering.alias')}</dt>
          <dd>
            <Ltr>{cliq.alias}</Ltr>
          </dd>
          <dd data-needs-scripts="">
            <button type="button" className={quietLook} onClick={copy}>
              {answer}
            </button>
          </dd>
        </div>
        <div>
          <dt>{t('ordering.accountName')}</dt>
          <dd>
            <Bidi text={cliq.name} />
          </dd>
          <dd>{t('ordering.accountNote')}</dd>
        </div>
        <div>
          <dt>{t('ordering.bank')}</dt>
          <dd>
            <Bidi text={cliq.bank} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
