import type { Choice } from '../../server/state.ts';
import { useSession } from '../session.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { fieldId, useForm } from './form-context.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { pictureFile } from './picture-file.ts';
import { UploadList } from './upload-list.tsx';
import { useDrop } from './use-drop.ts';
import { useUploads } from './use-uploads.ts';

interface PictureInputProps {
  path: string;
  label: string;
  /** The relative path by which the content file names the picture. */
  value: string;
  isPortrait: boolean;
  choices: Choice[];
  isRequired: boolean;
  onChange: (value: string) => void;
}

/** Shows a picture. The owner can replace it by another existing picture, or by a chosen, dropped or pasted file. */
export function PictureInput({ isPortrait, ...props }: PictureInputProps) {
  const { path, value, label } = props;
  const { file, pictures } = useForm();
  const { t } = useSession();
  const { uploads, send, dismiss } = useUploads(file, path);
  const { isOver, handlers } = useDrop((files) => send(files.slice(0, 1)));
  const picturePath = value ? pictureFile(file, value, isPortrait) : '';
  const version = pictures?.[picturePath];
  return (
    <div className="picture-field" data-over={isOver || undefined} {...handlers}>
      {version ? (
        <img
          src={`/content/${picturePath}?width=320&v=${version}`}
          alt={value}
          width="320"
          height="240"
          loading="lazy"
          data-picture={fieldId(file, path)}
        />
      ) : (
        <span className="no-picture quiet">{t('noPicture')}</span>
      )}
      <div>
        <ChoiceInput {...props} />
        <PictureChooser path={path} onFiles={send}>
          {t(value ? 'replacePicture' : 'choosePicture')}
          <span className="visually-hidden"> {label}</span>
        </PictureChooser>
        <UploadList uploads={uploads} onDismiss={dismiss} />
      </div>
    </div>
  );
}
