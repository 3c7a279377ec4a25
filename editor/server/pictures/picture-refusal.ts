/** Why a file is not taken as a picture; the editor's words say it in both languages. */
export type PictureRefusal =
  | 'empty'
  | 'svg'
  | 'notPicture'
  | 'damaged'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'failed';

/** Of one picture's file. */
export const maxPictureBytes = 40 * 1024 * 1024;
export const maxPixels = 100_000_000;
