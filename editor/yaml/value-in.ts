import { readYaml } from '#model/content/read-yaml.ts';

/** Parses the text of a YAML file. The value is undefined where there is no text, or the text is no valid YAML. */
export function valueIn(text: string | Uint8Array | undefined): unknown {
  return text === undefined ? undefined : readYaml(text).value;
}
