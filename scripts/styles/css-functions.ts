import { colors } from '#model/colors.ts';
import { type CropName, cropShapes } from '#model/geometry/crop-shapes.ts';

/** What stylesheets write of a crop, `--crop(card)`, and of a color, `--color(clay)` or `--color(clay dusk)`. */
const call = /--(crop|color)\(([^)]*)\)/g;

const functions: Record<string, (name: string) => string | undefined> = {
  /** A crop's width and height, such as `4 / 3`. */
  crop: (name) => cropShapes[name as CropName]?.ratio.join(' / '),
  /** A color by day and at dusk, or one of both. */
  color: (name) => {
    const [color = '', hour] = name.split(' ');
    const both = colors[color as keyof typeof colors];
    if (hour === undefined) return both && `light-dark(${both.day}, ${both.dusk})`;
    return both?.[hour as keyof typeof both];
  },
};

/**
 * A PostCSS plugin that writes the values of model/geometry/crop-shapes.ts and model/colors.ts where stylesheets name them.
 * Stops the build at a name that is not there.
 */
export const cssFunctions = {
  postcssPlugin: 'css-functions',
  Declaration(declaration: { value: string; error(message: string): Error }) {
    declaration.value = declaration.value.replaceAll(call, (_, type: string, name: string) => {
      const value = functions[type]?.(name);
      if (value === undefined) throw declaration.error(`there is no ${type} ${name}`);
      return value;
    });
  },
};
