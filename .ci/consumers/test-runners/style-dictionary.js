import { fileURLToPath } from 'node:url';
import StyleDictionary from 'style-dictionary';

// Writes the tokens of a file as CSS to the output; a broken reference is an error.
const source = fileURLToPath(import.meta.resolve(`@hvac/ui/${process.argv[2]}`));
const css = { transformGroup: 'css', files: [{ destination: 'tokens.css', format: 'css/variables' }] };
const dictionary = new StyleDictionary({ source: [source], log: { warnings: 'error' }, platforms: { css } });
const [file] = await dictionary.formatPlatform('css');
console.log(file.output);
