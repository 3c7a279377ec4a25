/** Why a file cannot be imported as a picture. The editor's words have a text for each reason in both languages. */
export type PictureRefusal =
  | 'empty'
  | 'svg'
  | 'notPicture'
  | 'damaged'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'failed';

/** The maximum size of a picture's file in bytes. */
export const maxPictureBytes = 40 * 1024 * 1024;
export const maxPixels = 100_000_000;
