// Parts of words, typing mistakes and Spanish.
// cspell:disable

/** Words that are known with one letter wrong, missing, too many, or changed with its neighbor. */
const mistypedWords =
  `airconditioner broken burning calefaccion carbon central compressor conditioner conditioning cooling
  emergencia emergency freezing functioning funciona furnace heating leaking monoxide pregnant rotten started starting
  stopped thermostat urgent urgente working`.split(/\s+/);

function isMistyped(word: string, meant: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, meant.length) - start && word.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const typed = word.slice(start, word.length - end);
  const other = meant.slice(start, meant.length - end);
  return Math.max(typed.length, other.length) <= 1 || (typed.length === 2 && typed === `${other[1]}${other[0]}`);
}

const meantWord = (word: string): string =>
  mistypedWords.find(
    (meant) => meant[0] === word[0] && Math.abs(meant.length - word.length) <= 1 && isMistyped(word, meant),
  ) ?? word;

/** A few more words of the same clause. */
const words = (most: number): string => String.raw`(?:'?s)?(?: [\w'/-]+){0,${most}}?`;
/** What heats and cools. "Air" alone may be the air of a room. */
const ac = String.raw`(?:a[/ ]?c(?:'?s)?|air[ -]?con(?:ditio\w+)?|airco)`;
const system = String.raw`\b(?:${ac}|hvac|(?:the|our|my|central) air|air(?= (?:is|has|went|quit|stopped))|heat(?:er|ing|s)?|heat ?pump|furnaces?|(?:mini|air)[ -]?(?:split|handler)s?|compressor|condenser|blower|fan|coil|pilot(?: light)?|breakers?|thermostat|units?|system)\b`;
const sistema = String.raw`\b(?:aire?|a\/?c|calefaccion|calentador|unidad|compress?or|sistema|clima|mini ?split|termostato)\b`;
/** Other things that people say do not work. */
const otherThings = String.raw`(?:web ?site|site|page|form|e-?mail|phone|fax|link|coupon|code|app|wifi|chat|gate|door(?:bell)?|card|payment|account|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|time|date|tv|pagina|sitio|telefono|correo|enlace)`;
const not = String.raw`(?:\bnot|nnot|\bnever|n'?t|\brefus\w+ to|\bfail\w* to|\bbarely|\bno(?= work))(?: \w+ly| even| really| want to| wanna| seem to(?: be)?| going to)?`;
const broken = String.raw`(?:dead|die[ds]|dying|br[oe]ken?|bust(?:ed)?|kaput\w*|toast|shot|hosed|fried|fail(?:ed|ing|ure)|malfunction\w*|inoperab\w+|inoperative|nonfunctional|unresponsive|crashed|fr[oe]zen?|iced|a block of ice|[ck]onk\w+|crap\w+|poop\w+|took a|kicked the|bit the|blew up|on the fritz|g[ai]ve?\w* (?:out|up)|quit\w*|stopped|stops? (?:work|cool|blow|heat|run)\w*|stolen|(?:shut\w*|cut\w*|kick\w*|went|going|goes)(?: itself)? (?:off|down|out)|trip(?:s|ped|ping))`;
/** After "no air", these name another thing that is missing: "no air filter". */
const otherNouns =
  'pump|duct|filter|vent|leak|handler|purif|clean|return|exchang|strip|tower|quality|free|yet|charge|needed|work\\b';
const tooHotOrCold = String.raw`(?:8[2-9]|9\d|1[01]\d|[345]\d)\b(?! ?(?:%|per|year|square|sq|f(?:ee)?t|gal|mi|min|day|week|month|hour)| [a-z]+ (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|way|blvd)\b)`;
const degrees = String.raw`(?: ?(?:°|deg(?:ree)?s?\b))?(?: ?f\b)?(?! out)`;
const smell = String.raw`(?:smel\w*|odou?r|le[ae]k\w*|stink\w*|reek\w*|hiss\w*|fumes|whiff|escap\w*|coming|filling|huel\w*|olor|fuga|pest\w*)`;
const detector = String.raw`(?:smoke|fire|gas|co2?|carbon m\w+)(?: (?:and|or|leak|smoke|gas|co|\/|carbon m\w+))* (?:alarm|detector|sensor)s?`;
const old = String.raw`(?:last|past|previous) (?:year|summer|winter|spring|fall|season)\b`;
/** What takes a denial back: "no gas smell except in the kitchen". */
const notOnlyThere = String.raw`(?!(?: \w+){0,5},? (?:except|unless|until|(?:only|but) (?:not |in|out|at|by|near|on|when|if|from|down|up|there))\w*)`;
const room = String.raw`(?:(?:the|our|my|a) (?:new )?)?(?:garage|sun ?room|shed|workshop|attic|barn|addition|patio|porch)`;

/** Phrases with a word of an emergency that name none. They are taken out of the text first. */
const harmlessPhrases = [
  String.raw`\b(?:not|no|nothing|isn'?t|non|no es|sin|no hay)[ -](?:an? |una? |that |really |at all |looking for |in a |muy |nada )?(?:emergenc\w+|urgen\w*|hurry)|\bemergency (?:contact(?! (?:me|us)\b)|exit|light\w*|plan)\b`,
  // What is denied, in the words that follow at once: more words may tell of something else that is missing, or of where it is not.
  String.raw`\bno (?:visible )?(?:gas|propane|burn(?:ing|t)|smoke|fire|flames|sparks|electrical(?= (?:smell|odou?r|burn))|rotten egg|carbon monoxide(?! (?:alarm|detector)))(?: n?or (?:gas|smoke|fire|flames|sparks|burning))*(?: (?:smells?|odou?rs?|leaks?|alarms?|detectors?)\b)?${notOnlyThere}|\bno (?:smells?|odou?rs?|signs?) of (?:gas|burning|smoke|fire)\b${notOnlyThere}`,
  String.raw`(?:\bnot|n'?t|\bnever|\bcannot) (?:smell\w*|see\w*|notice\w*|have) (?:any |a |the )?(?:gas|smoke|fire(?! in)|flames(?! in)|sparks|burning)\b(?: smell| leak|(?! smell| leak))(?! (?:any ?more|now|today|right now|at the moment|before|like)\b)${notOnlyThere}`,
  String.raw`\b(?:no|sin|ni)(?: hay| se ve| sale| tiene| veo)? (?:huele|olor|fuga|humo|fuego|chispas)(?: (?:a|de) (?:gas|quemado))?\b`,
  String.raw`(?:\bnot|n'?t)(?: been| really| yet| actually| completely)? (?:broken?|dead|died|failed|frozen)\b(?! but)|\bno (?:esta|se ha|se) (?:danad|rot[oa]\b|descomp|averiad)\w*|\bnothing(?: is|'?s)? broken\b(?! (?:except|but))`,
  // What may happen one day.
  String.raw`(?:^|[,.;!?] |\b(?!min|hour|hr|sec|bit|while)\w+ )before (?:it|they|something|anything|(?:the|our|my) \w+) (?:goes|breaks|dies|quits|fails|stops)\b|${system} (?:may|might|could) (?:soon )?(?:stop|break|fail|die|quit|go out)\b`,
  String.raw`\bdo you (?:all )?(?:offer|have|sell|install|service|work with|carry|provide|do) (?:[\w/-]+ ){0,3}?(?:emergenc|gas|carbon|smoke|co\b)[\w-]*(?: (?!(?:no|not|my|ours?|mine|the|this|it|its|i|we|is)\b)[\w/'-]+)*`,
  String.raw`\b(?:install\w*|quote|sell|want\w*|new|price|add|buy|wire|replac\w*)${words(4)} ${detector}(?! (?:[\w']+ ){0,5}(?:beep|going|goes|went|keep|sound|ring|trip|detect))|\b${detector}${words(2)} (?:install|quote|price|batter)`,
  String.raw`\b${otherThings}${words(1)} ?${not} (?!cool|heat|blow|start)\w+|\b(?:i'?m|i am|we'?re) not work\w+|${not} work\w* (?:for|with) (?:me|us|my|your)\b|${not} (?:heat|cool) with (?:gas|oil|propane|electric)|\bno (?:me )?(?:funciona|sirve) (?:el|la|su) (?:pagina|sitio|telefono|correo|enlace|lunes|martes|miercoles|jueves|viernes|sabado|domingo)`,
  // Where it stands. "Went out in the night" tells of no place.
  String.raw`\b(?:is|are|air|a\/?c|heat pump|hvac|systems?|units?) out (?:(?:of(?! (?:order|service|commission|freon|refrigerant))|back|front|by|there|behind|beside|near|outside)\b|(?:in|on|under) the (?:back|front|roof|(?:\w+ )?side|(?:back)?yard|garage|deck|porch|shed)\b(?! (?:bed|living |dining )?rooms?\b| (?:apartment|half|part)))`,
  String.raw`\bdown (?:under|behind|by|to|the hall|in the (?:attic|basement|crawl ?space|garage))\b`,
  // Rooms that never had it.
  String.raw`(?:\bno|\bnot|n'?t|\bwithout)\b[^,.;!?]{0,25} (?:(?:in|for) it\b|(?:(?:in|for|cool|heat) )${room})`,
  String.raw`(?:^|[,.;!?] |\b(?!(?:and|or|the|our|my|a|new)\b)\w+ )${room} (?:that )?(?:has|have|with|without|never had|does ?n'?t have|does not have)(?: no| any| never had)* (?:${ac}|heat\w*|air|cooling)\b|\bnever had (?:any |central )?(?:${ac}|heat|air)(?=$|[.,;!?]| (?:and|so|in|but|here|there)\b)`,
  // What was, and is no more.
  String.raw`\b(?:was|were|went|died|stopped|quit|broken?)\b(?! (?:just )?(?:fixed|installed|new|put|re\w+|serviced|working|running|fine)\b)[^,.;!?]{0,25}\b${old}`,
  String.raw`(?:^|[,.;!?] ?)(?:(?:in|during) )?(?:the )?${old}(?:(?! (?:again|but|now|today|tonight|and it)\b)[^,.;!?])*`,
  // Water that belongs there.
  String.raw`(?:^|[,.;!?] |\b(?!leak|pour|drip|spray|gush)\w+ )(?:hot|well|tap) water in\b`,
  // How old the house is.
  String.raw`\b(?:house|home|building) (?:is|was) (?:about |over |almost |nearly )?\d+[ -]years?[ -]old\b`,
  String.raw`\b\d+[ -]years?[ -]old (?:historic |wooden |brick )?(?:house|home(?![ -]bound)|building|bungalow|cottage|duplex|church)\b`,
  String.raw`\b(?:smoke|oxygen)[ -]free\b|\b(?:non|don'?t|not|he|she|i|we|they|who|never|quit|cooking|candle|cigar\w*|tobacco)[ -]?smok\w+|\bno[ -]?smok(?:ing|ers?)\b|\bsmoke (?:damage|test)|\byou(?: guys)?(?:'re| are) on fire|\bwood[ -]burning`,
  String.raw`\bbaby(?:'s)? (?:shower|blue|(?:room|monitor)(?! (?:is|at|has|gets?|feels|says|reads|shows)\b)|grand|proof|sitter|boomer)`,
  // Names.
  String.raw`\b(?:dr|mrs?|ms|name is|this is)\.? (?:\w+ )?(?:burns|sparks)\b|\b(?:burns|sparks) (?:family|residence|ave\w*|road|st\w*)\b`,
];

/** Gas, smoke and carbon monoxide: whoever notices them must leave the house. */
const dangerWords = [
  String.raw`\b${smell}${words(4)} (?:ga[sz]|propane|sulph?ur|sulfur)\b|\b(?:ga[sz]|propane|sulfur)${words(4)} ${smell}`,
  String.raw`\bgas alarm|\brotten egg|\bcarbon mon|\bmonoxid|\bco2? (?:alarm|detector|leak|poison)|\balarma de`,
  String.raw`\bburn(?:t|ed|ing|s (?:my|our|the))\b|\bsmok(?:e|es|ing)\b|\bsmoke?y (?:smell|od|air)|\b(?:on|caught) fire\b|\bfire (?:came|com|in the|start)|\bspark(?:s|ing|ed)?\b|\bmelt(?:s|ed|ing)\b|\bexplo[ds]\w+|\b(?:saw|see|with|shoot\w*) flames`,
  String.raw`\b(?:electric\w*|plastic|rubber|wires?|chemical) (?:smell|odor)|\bsmells? (?:like )?(?:electric|plastic|rubber|wire)`,
  String.raw`\b(?:sale|saliendo|hay|echa|saca|bota|mucho|con|veo|tira\w*) (?:humo|fuego)\b|\bquemad[oa]\b|\bchisp|\bincendi`,
];

/** What an emergency is, in English and in Spanish. One too many puts a lead too high; a missing one leaves people without heat. */
const emergencyWords = [
  ...dangerWords,
  // No heat, no cooling.
  String.raw`(?:\bno|\bzero|\bwithout|\bbarely|(?:\bnot|n'?t|\bnever) (?:ha[dsv]|get|got|put)\w*|\blost)(?: any| our| working| out)*[ -](?:heat(?:ing)?|cooling|cold|${ac}|(?:hot |warm |cold |cool )?air(?: ?flow)?)\b(?![ -](?:(?:or|and) (?:heat\w*|cooling|air|${ac}) )?(?:${otherNouns}))`,
  String.raw`${not} (?:get\w* )?(?:heat|cool|cold|warm|blow)(?!ed|\w* evenly)|\b(?:stopped|quit) (?:heat|cool|blow)|nnot (?:get|keep)|n'?t (?:get|keep) (?:the|my|our|this) (?:house|home|room)`,
  String.raw`${not} (?:work|start|run|ignit|spin|light|lite|reset|function|operat|respond|stay on|power|turning|(?:turn|kick|cut|switch)(?:ing)? (?:back )?on|com(?:e|ing) (?:back )?on(?! (?:the \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|(?:crank|fir)(?:e|ing)? (?:back )?(?:on|up)\b)`,
  String.raw`(?:${system}|\bair)${words(3)} ?${not} (?:stay|keep|stop|cold|warm|hot|on\b|com|go)`,
  String.raw`${system}(?:, which)?${words(5)} ${broken}\b|\b(?:work\w*|runs?|broken|fine|ok(?:ay)?),? (?:except|but)(?: for)? (?:the |our |my )?${system} ?(?:$|[.,;!?])|\b(?:dead|broken?|busted|frozen|stole|killed|failed) (?:our |my |the )?${system}`,
  String.raw`\bit(?:'?s)?(?: has| just)* (?:stopped|quit|died|broke|conked)\b(?! (?:by|call))|^(?:stopped|quit) work|\bnothing (?:is )?(?:coming|blowing|happens)`,
  String.raw`${system}(?:'?s)?(?:${words(5)} (?:is|are|went|been|has|gone)(?: \w+ly| just| now| still| all)?)? (?:out|down|gone)\b`,
  String.raw`\b(?:heat(?:er|ing|s)?|heat pump|furnace)(?: is)?(?: only)? blow(?:s|ing)? (?:cold|cool)|\b${ac}${words(3)} blow\w* (?:hot|warm)|\b(?:blowing|it blows) (?:only )?(?:hot|warm)|\bhot air (?:com|out)|\b(?:only|just) (?:hot|warm|cold) air|\bcold air instead`,
  String.raw`\bice (?:on|all|build)|\bfreezing\b|\bfreeze\b|\broasting\b|\bswelter|\bunbearabl|\b(?:so+|too) hot (?:in|we|i|to sleep)\b|\b(?:a sauna|an oven|an icebox)\b|\boverheat|\bpanting`,
  String.raw`\b(?:house|home|apartment|inside)(?:'?s| is) (?:getting |so |too |very |really |just )*(?:hot|cold)(?: as \w+)? ?(?:$|[.,;!?]|(?:and|but|so|since|because|before|again|now|today|tonight)\b)|\b(?:hot|cold) (?:in (?:here|the house)\b|inside\b)`,
  String.raw`\bno (?:electric\w* )?power (?:to|at|for|from) (?:the |my |our |either )?(?:\w+ )?${system}|${system}(?: \w+)? (?:has|have|had|got|gets|getting|is getting) no power\b`,
  // In the house.
  String.raw`\b(?:office|store|shop|restaurant|church|upstairs|downstairs)(?:'?s| is| was)(?: at| like| about| around| over)? ${tooHotOrCold}${degrees}`,
  String.raw`\bset (?:at|to|on|for) (?:6|7)\d\b(?: ?deg\w*| ?f)?,?(?: (?:but|and|yet|house|inside|temp\w*|the|it'?s|it|is|still|only|says|reads?|reading|shows?|at))+ (?:[89]\d|[345]\d)\b`,
  String.raw`\b(?:house(?! number)|home|apartment|(?:bed)?room(?! \d)|inside|thermostat|temp\w*)${words(5)} ${tooHotOrCold}${degrees}`,
  String.raw`\b(?:it'?s|it is)(?: like| at)? ${tooHotOrCold}(?:°| ?deg(?:ree)?s?\b| in\b| and (?:climb|ris|drop|fall))${degrees}|\b(?:but|and) (?:it'?s|it is|reads|says) ${tooHotOrCold}`,
  String.raw`\b${tooHotOrCold}${degrees} (?:inside|indoors|upstairs|downstairs|in (?:here|the house|my)|and (?:climb|ris|drop|fall))|\b(?:house|home|temp\w*)${words(6)} (?:climbing|rising|dropping|hotter|colder)`,
  String.raw`\bflood(?:ed|ing)\b(?! zone)|\boverflow|\bwater (?:is )?(?:pour|gush)|\b(?:leak\w*|pour\w*|dripping|puddle|rain\w*|water (?:is )?(?:com\w*|on|in|under|through))${words(5)} (?:floor|ceiling|(?:bed|living )?room|walls?|carpet|lights?|everywhere|all over)\b|\bwater (?:everywhere|all over)|\bceiling${words(4)} (?:leak|wet\b(?! rated)|dripping)|\bwet carpet`,
  // In Spanish.
  String.raw`\b(?:sin|no hay|no tengo|no tenemos) (?:calefaccion|calor|aire|frio|a\/?c)\b(?! acondicionado y (?:quiero|me gustaria))`,
  String.raw`\b(?:no|dejo de) (?:esta |quiere |me |nos |se )?(?:enfri|calient|calentar|func|prend|enciend|encend|arranc|jala|sirve\b|servir|trabaj|(?:da|tira\w*|bota\w*|sal[ei]\w*|echa\w*|sopla\w*) (?:aire|frio|calor))|\baire caliente|\b(?:bot|tir|ech|sopl|sac)\w+ caliente`,
  String.raw`${sistema}${words(3)} (?:se (?:me |nos )?(?:apag|dan|descomp|romp|quem|mur|par|congel)|(?:(?:esta|quedo) (?:mal|rot|averi|descomp|danad|muert|parad|congelad)|danad|descompuest|congelad|malo\b)|murio|averiad|rot[oa]\b|(?!de)\w+ agua|gotea)`,
  String.raw`\bse (?:me |nos )?(?:fue|boto|apago|dano|descompuso|rompio|quemo|murio|paro|congelo) (?:el |la |mi )?${sistema}`,
  String.raw`^se (?:me |nos )?(?:dano|descompuso|rompio|murio|congelo|apago) ?(?:$|[.,;!?])|\b(?:tiene|hay|con) hielo\b(?! seco)|\bhielo en\b`,
  String.raw`\b(?:salie|gote)\w*${words(4)} (?:techo|pared|piso)|\bcae\w* agua|\binunda|\b(?:muriendo de|mucho|tenemos) (?:calor|frio)|\b(?:3|4|8|9)\d grados`,
  // People who can't wait.
  String.raw`\bbab(?:y|ies)\b|\binfants?\b|\bnew ?borns?\b|\btoddler|\bbebes?\b|\brecien nacid[oa]|\bpregnant\b|\bembarazada\b|\bpre(?:emie|mature)`,
  String.raw`\b\d+[ -](?:day|week|wk|month|mo)s?[ -]old\b(?! (?:system|unit|a\/?c|hvac|heat|furn|air|thermo|comp|filter|house|home|part|equip))`,
  String.raw`\belderly\b(?! (?:members|neighbor|care))|\b[89]\d[ -]?(?:year|yr)s?[ -]old\b|\bancian[oa]s?\b|\badult[oa]s? mayor|\bwheelchair\b|\bsilla de ruedas\b`,
  String.raw`\b(?:mom|mother|ma|dad|father|grand\w+|granny|husband|wife|parents?|he|she|mil|fil|mama|papa|madre|padre|abuel\w+|suegr[oa]|espos[oa])(?:'s|,)?(?: is| are| tiene)? [89]\d\b(?!%| (?:dollars|deg|miles|percent))`,
  String.raw`\b(?:on|home|uses?|needs?|usa) (?:an |a |the |his |her |home )?(?:oxygen|ventilator)\b|\boxygen (?:mach|conc|tank|ther)|\boxigeno\b|\binsulina?\b|\bhospice\b|\bdialysis\b|\bchemo|\bcopd\b|\bsurgery\b(?! cent)|\bheart (?:cond|pat|prob|fail)|\bheat (?:stroke|exhaust)|\bheatstroke|\bdizzy\b|\blife support|\bbreathing machine|\bdisabled\b(?! vet)|\bdiscapacitad|\bbedridden|\bspecial needs`,
];
const alarmWords = [
  String.raw`\bemergenc`,
  String.raw`\burgen(?:t|cia)`,
  String.raw`\bhelp ?!|^help$|\bsos\b|\bhurry\b|\bauxilio|^socorro\b|\bsocorro ?!|\bayuda ?!|^ayuda$`,
];

const harmless = harmlessPhrases.map((phrase) => new RegExp(phrase, 'g'));
const compile = (patterns: readonly string[]): readonly RegExp[] => patterns.map((pattern) => new RegExp(pattern));
const danger = compile(dangerWords);
const emergency = compile(emergencyWords);
const alarm = compile(alarmWords);

const firstIn = (text: string, patterns: readonly RegExp[]): string | undefined =>
  patterns.map((word) => word.exec(text)?.[0].trim()).find(Boolean);

/** The first of the words that is in a text, whatever its case, accents, line breaks and typing mistakes. */
function findWord(patterns: readonly RegExp[], text: string): string | undefined {
  const read = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\ba\. ?c\b\.?/g, 'ac')
    .replaceAll(/\bw\/o\b/g, 'without')
    .replaceAll(/([a-z])\1{2,}/g, '$1$1')
    .replaceAll(/[a-z]{5,15}/g, meantWord);
  if (!firstIn(read, patterns)) return undefined;
  return firstIn(
    harmless.reduce((left, phrase) => left.replaceAll(phrase, '.'), read),
    patterns,
  );
}

/**
 * Whether a text names an emergency: gas, smoke, no heat, no cooling, or somebody who can't wait for them.
 * @param text as it was typed
 */
export const isEmergency = (text: string): boolean => findWord([...emergency, ...alarm], text) !== undefined;

/** What the emergency is, in the text's own words: "no heat". Nothing when it only says that it is one. @param text as it was typed */
export const emergencyIn = (text: string): string | undefined => findWord(emergency, text);

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
export const isDangerous = (lead: EmergencyReport): boolean => findWord(danger, reportText(lead)) !== undefined;
