import { useEffect } from 'react';
import { useSession } from '../session.tsx';
import { useForm } from './form-context.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { UploadList } from './upload-list.tsx';
import { pastedFiles, useDrop } from './use-drop.ts';
import { useUploads } from './use-uploads.ts';

/** The drop area of a list of pictures. Files that are dropped, chosen or pasted here are added to the list. */
export function PictureDrop({ path, label }: { path: string; label: string }) {
  const { file } = useForm();
  const { t } = useSession();
  const { uploads, send, dismiss } = useUploads(file, path);
  const { isOver, handlers } = useDrop(send);

  // Picture files that are pasted or dropped anywhere on the page are added to the list of pictures.
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = pastedFiles(clipboardData);
      if (files.length > 0) send(files);
    };
    const onDrop = (event: DragEvent) => {
      if (event.dataTransfer?.files.length) send(event.dataTransfer.files);
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
    };
  });

  return (
    <section
      className="picture-drop row"
      data-over={isOver || undefined}
      {...handlers}
      aria-label={t('addTo', { label })}
    >
      <div className="row">
        <PictureChooser path={path} isMultiple onFiles={send}>
          {t('addPictures')}
        </PictureChooser>
      </div>
      <p className="quiet">{t('dropHint')}</p>
      <UploadList uploads={uploads} onDismiss={dismiss} />
    </section>
  );
}
