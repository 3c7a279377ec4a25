/**
 * Resolves the path of a picture below the content folder.
 * @param file the content file that names the picture
 * @param name the picture's path relative to the folder of the content file: `1-room.jpg`, `../dunes/1-room.jpg`
 * @param isPortrait whether the picture is a portrait: all portraits are in the folder `people/`
 */
export function pictureFile(file: string, name: string, isPortrait = false): string {
  if (isPortrait) return `people/${name}`;
  const folder = file.includes('/') ? file.replace(/\/[^/]*$/, '/') : '';
  return new URL(folder + name, 'http://content/').pathname.slice(1);
}
