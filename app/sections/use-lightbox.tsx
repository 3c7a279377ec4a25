import type { ReactNode } from 'react';
import { useDialogAddress, useDialogOpener } from '#app/page-parts/dialogs/use-dialog-address.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { prefetch, useLazy } from '#app/ui/use-lazy.ts';
import type { PictureSource } from '#model/geometry/media.ts';
import { galleryWords } from './gallery-words.ts';
import { PictureOpener } from './picture-opener.tsx';

const loadLightbox = () => import('#app/ui/lightbox.tsx');
const prefetchLightbox = () => prefetch(loadLightbox);

/**
 * Opens the pictures of an item over the whole window, and keeps the opened picture in the address (`?picture=2`). The
 * page or dialog below stays as it is. If the code of the lightbox cannot be fetched, the address drops the picture.
 * @param under returns what belongs to a picture beside its caption
 * @returns `openerOf` makes the button that opens the picture with an index; `kind` tells whether the button covers a
 * picture of the page or the large picture of a gallery
 */
export function useLightbox(title: string, pictures: PictureSource[], under?: (index: number) => ReactNode) {
  const language = useLanguage();
  const { t, dir } = language;
  const open = useDialogOpener('picture');
  const { openSlug, close } = useDialogAddress(
    'picture',
    pictures.map((_, index) => ({ slug: String(index + 1) })),
  );
  const Lightbox = useLazy(loadLightbox, openSlug !== null, close)?.Lightbox;
  return {
    prefetch: prefetchLightbox,
    openerOf: (index: number, kind: 'open' | 'enlarge') => (
      <PictureOpener
        index={index}
        label={t(`picture.${kind}`, { n: index + 1, m: pictures.length })}
        onPrefetch={prefetchLightbox}
        onOpen={(event) => open(event, String(index + 1))}
      />
    ),
    lightbox: openSlug ? (
      <Dialog
        key={openSlug}
        shape="screen"
        label={t('picture.fullScreen', { title })}
        closeLabel={t('common.close')}
        opens={`?picture=${openSlug}`}
        onClose={close}
      >
        {Lightbox ? (
          <Lightbox
            {...{ pictures, dir, under }}
            first={Number(openSlug) - 1}
            words={{ ...galleryWords(language), caption: t('picture.caption') }}
            onClose={close}
          />
        ) : null}
      </Dialog>
    ) : null,
  };
}
