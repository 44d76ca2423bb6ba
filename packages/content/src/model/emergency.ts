// Parts of words, and Spanish.
// cspell:disable

/** Phrases with a word of an emergency that name none. They are taken out of the text first. */
const harmlessPhrases = [
  /\b(?:not|no|isn.?t|non)[ -](?:an? |that |really |at all )?(?:emergenc\w+|urgent\w*)/g,
  /\bgas[ -](?:furnaces?|heat(?:ers?|ing)?|water|stoves?|ranges?|dryers?|grills?|fireplaces?|packs?|units?|boilers?|bills?)\b/g,
  /\bgas (?:or|and|vs\.?|versus|to) (?:electric|a heat pump)|\belectric (?:or|and|vs\.?|versus|to) gas\b/g,
  // Where it stands. "Went out in the night" tells of no place.
  /\b(?:is|are|air|a\/?c|heat pump|hvac|systems?|units?) out (?:(?:of|back|front|by|there|behind|beside|near|outside)\b|(?:in|on|under) the (?:back|front|roof|(?:\w+ )?side|(?:back)?yard|garage|deck|porch|shed)\b)/g,
  /\bdown (?:under|behind|the hall|in the (?:attic|basement|crawl ?space|garage))\b/g,
  // How old the house is.
  /\b(?:house|home|building) (?:is|was) (?:about |over |almost |nearly )?\d+[ -]years?[ -]old\b/g,
  /\b\d+[ -]years?[ -]old (?:historic |wooden |brick )?(?:house|home|building|bungalow|cottage|duplex|church)\b/g,
  /\bsmoke[ -]free\b|\b(?:non|no)[ -]?smok\w+/g,
];

/** Gas, smoke and carbon monoxide: whoever notices them must leave the house. */
const dangerWords = [
  /\bgas\b|\brotten eggs?\b|\bcarbon monoxide\b|\bmon[oó]xido\b|\bco (?:alarm|detector|leak|poisoning)/,
  /\bburn(?:s|t|ed|ing)\b|\bsmok(?:e|es|ing|y)\b|\bon fire\b|\bspark(?:s|ing)\b|\bhumo\b|\bquemad[oa]\b/,
];

/** What heats and cools, as a pattern. */
const system = String.raw`\b(?:heat(?:er|ing)?|heat pump|furnace|a\/?c|air(?: condition(?:er|ing))?|hvac|unit|system)(?:.s)?(?: unit| system)?`;

/** What an emergency is, in English and in Spanish. One too many puts a lead too high; a missing one leaves people without heat. */
const emergencyWords = [
  ...dangerWords,
  // No heat, no cooling.
  /\b(?:no|without|without any)[ -](?:heat|cool|a\/?c\b|air\b|(?:hot|warm|cold) air\b)/,
  /\b(?:not|isn.?t|won.?t|doesn.?t|stopped|quit) (?:heat|cool|blow)/,
  new RegExp(`${system}(?: is| has| just| went| gone| completely){0,3} (?:out|dead|down|died|broken?|quit)\\b`),
  new RegExp(
    `${system}(?: is| has| does| will| just| still| completely){0,3} (?:not|isn.?t|won.?t|doesn.?t|don.?t) ` +
      '(?:work|start|run|ignit|respond|(?:com|turn|kick)(?:e|ing)? on)',
  ),
  /\b(?:stopped|quit) working\b/,
  /\b(?:heat(?:er|ing|s)?|heat pump|furnace)(?: is)? (?:only )?blow(?:s|ing)? (?:cold|cool) air/,
  /\b(?:sin|no hay|no tengo|no tenemos) (?:calefacci[oó]n|calor|aire)\b/,
  /\b(?:aire(?: acondicionado)?|calefacci[oó]n|calentador|unidad) (?:no (?:enfr|calient|funcion|prend|enciend|arranc|sirv)|se (?:apag|dañ|descomp|rompi|quem))|\bno (?:enfr[ií]a|calienta)\b/,
  // People who can't wait.
  /\bbab(?:y|ies)\b|\binfants?\b|\bnew ?borns?\b|\bbeb[eé]|\breci[eé]n nacid[oa]|\bpregnant\b|\bembarazada\b/,
  /\belderly\b|\b[89]\d[ -]years?[ -]old\b|\bancian[oa]s?\b|\bwheelchair\b/,
  /\boxygen\b|\bhospice\b|\bdialysis\b|\bventilator\b|\box[ií]geno\b/,
];
const alarmWords = [/\bemergenc|\burgen(?:t|cia)/];

/** The first of the words that is in a text, whatever its case and line breaks. */
function findWord(words: readonly RegExp[], text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\ba\. ?c\b\.?/g, 'ac');
  const read = harmlessPhrases.reduce((left, phrase) => left.replaceAll(phrase, ' '), plain);
  return words.map((word) => word.exec(read)?.[0]).find(Boolean);
}

/**
 * Whether a text names an emergency: gas, smoke, no heat, no cooling, or somebody who can't wait for them.
 * @param text as it was typed
 */
export const isEmergency = (text: string): boolean => findWord([...emergencyWords, ...alarmWords], text) !== undefined;

/** What the emergency is, in the text's own words: "no heat". Nothing when it only says that it is one. @param text as it was typed */
export const emergencyIn = (text: string): string | undefined => findWord(emergencyWords, text);

/** The parts of a lead that tell of an emergency. */
type EmergencyReport =
  | { kind: 'service-request' | 'contact'; entity: { message: string } }
  | { kind: 'referral'; entity: { comments?: string | undefined } }
  | { kind: 'career-application'; entity: object };

/** What the person wrote. Job applications never tell of an emergency. */
function reportText({ kind, entity }: EmergencyReport): string {
  switch (kind) {
    case 'service-request':
    case 'contact':
      return entity.message;
    case 'referral':
      return entity.comments ?? '';
    case 'career-application':
      return '';
  }
}

/** Whether a lead tells of an emergency. */
export const isUrgent = (lead: EmergencyReport): boolean => isEmergency(reportText(lead));

/** Whether a lead tells of gas, smoke or carbon monoxide. */
export const isDangerous = (lead: EmergencyReport): boolean => findWord(dangerWords, reportText(lead)) !== undefined;
