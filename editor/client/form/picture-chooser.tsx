import { type ReactNode, useId } from 'react';
import { fieldId, useForm } from './form-context.tsx';

/** The file types that the file dialog offers: all pictures, and HEIC, the picture format of iPhones. */
const acceptedTypes = 'image/*,.heic,.heif';

interface PictureChooserProps {
  /** The path of the field that the chosen files are added to: a list of pictures or one picture. */
  path: string;
  /** The label of the button. */
  children: ReactNode;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the file dialog to choose pictures. */
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
