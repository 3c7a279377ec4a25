/**
 * The path of a picture below the content folder.
 * @param file that names it
 * @param name as it does: `1-room.jpg`, `../dunes/1-room.jpg`
 * @param isPortrait portraits stand in a folder of their own
 */
export function pictureFile(file: string, name: string, isPortrait = false): string {
  if (isPortrait) return `people/${name}`;
  const folder = file.includes('/') ? file.replace(/\/[^/]*$/, '/') : '';
  return new URL(folder + name, 'http://content/').pathname.slice(1);
}
