import { type CropName, cropShapes } from '#model/geometry/crop-shapes.ts';

/** What stylesheets write of a crop: `--crop(card)`. */
const use = /--crop\(([^)]*)\)/g;

/**
 * A PostCSS plugin: in the place of `--crop(card)` stands the crop's width and height, `4 / 3`, as model/geometry/crop-shapes.ts has it.
 * Stops the build at a name that is not there.
 */
export const cssCrops = {
  postcssPlugin: 'css-crops',
  Declaration(declaration: { value: string; error(message: string): Error }) {
    if (!declaration.value.includes('--crop(')) return;
    declaration.value = declaration.value.replaceAll(use, (_, name: string) => {
      if (!(name in cropShapes)) throw declaration.error(`no crop ${name} in model/geometry/crop-shapes.ts`);
      return cropShapes[name as CropName].ratio.join(' / ');
    });
  },
};
