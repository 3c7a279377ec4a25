import { type ReactNode, useId } from 'react';
import { fieldId, useForm } from './form-context.tsx';

/** What the file chooser of a computer offers; iPhones' own format is taken too. */
const acceptedTypes = 'image/*,.heic,.heif';

interface PictureChooserProps {
  /** The list or picture that they are for. */
  path: string;
  /** What the button says. */
  children: ReactNode;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the computer's own window to choose pictures. */
export function PictureChooser({ path, children, isMultiple = false, onFiles }: PictureChooserProps) {
  const { file } = useForm();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="button">
        {children}
      </label>
      <input
        id={id}
        type="file"
        multiple={isMultiple}
        accept={acceptedTypes}
        className="visually-hidden"
        data-action="upload"
        data-of={fieldId(file, path)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
