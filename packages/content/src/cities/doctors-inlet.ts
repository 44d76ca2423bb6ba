import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const doctorsInlet = {
  city: 'Doctors Inlet',
  metadata: {
    title: 'Doctors Inlet AC Repair & Heating | Whitley’s',
    description:
      'Lakefront damp, shaded lots, 1980s ductwork: cooling and heating repair along County Road 220, Doctors Lake and Swimming Pen Creek in Clay County.',
  },
  picture: {
    src: '/pictures/city-doctors-inlet.svg',
    alt: 'A fish camp with a rusty tin roof stands on pilings over the inlet, with kayaks at the dock, cypress trees and a low bridge behind.',
  },
  tagline: 'Cool, dry rooms for lake houses and the roads off County Road 220.',
  tiles: {
    cooling: 'Drain clogs, tired ducts, new systems',
    heating: 'Electric heat that keeps up in January',
    maintenance: 'Water poured through every drain',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'Ask people around Doctors Lake what is wrong with their air conditioning, and half will not say “hot.” They say “sticky.”',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Creeks, the lake and tall oaks overhead keep the air here damp and still. A shaded house does not get hot enough to make the system run long, and an air conditioner only dries the air while it runs. So the thermostat shows the number you asked for, the towels never dry, and a musty smell hangs around the closets. A larger unit would make that worse. Longer, slower cycles make it better, by way of a fan-speed change, a correctly sized replacement, or a dehumidifier that drains by itself. Indoor humidity belongs between 30 and 50%.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'The same damp feeds algae. It lines the condensate pipe with a jelly that stops the flow, usually in early summer, and the safety switch then shuts everything down. If your system went dead with a full pan under it, that is very likely why, and it is a short visit. Pouring a cup of plain vinegar down the access tee each month slows it.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Houses off County Road 220 run from fishing cabins and 1980s subdivisions to manufactured homes on an acre. Their ducts are usually older than their equipment. Before quoting, we look for tape that has let go and insulation that has slid off, because ',
        { text: 'a new unit', to: '/cooling-installation' },
        ' on leaky ducts cools the attic first.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'Strangers drive through Doctors Inlet on the way to somewhere else. People who live here know better: boat lifts, fish fries, school traffic at three, a heron on the dock rail. We like having work here.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'When you call, mention how low the lot is. Near Swimming Pen Creek and along Black Creek we set condensers on raised stands and keep electrical disconnects high on the wall. If water has been over your equipment, leave the breaker off even when the unit looks dry; silt inside a motor or a contactor can be enough to start a fire. We will open it, test it, and tell you what can be saved for the insurance file.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We measure humidity and airflow along with temperature, so that a clammy house gets a cause and not only a colder setting.',
    },
    {
      name: 'New installation',
      note: 'Two-stage and variable-speed systems earn their price under heavy shade, where a single-speed unit barely gets going.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Every visit ends with water poured through the drain until we see it come out at the other end.',
    },
    {
      name: 'Emergency service',
      note: 'Water around the air handler? Switch it off, mop what you can, and call; drying out starts with stopping the drip.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'A unit that hums without turning over usually wants a capacitor, and one that short-cycles wants its charge and sensor checked.',
    },
    {
      name: 'Installation',
      note: 'Most homes here heat with electricity, so we check the panel’s spare capacity before choosing heat strips to back up a heat pump.',
    },
    {
      name: 'Maintenance',
      note: 'A fall check of defrost, backup heat and wiring, timed before the lake mist turns to frost.',
    },
    {
      name: 'Emergency heating',
      note: 'Space heaters belong on the wall outlet itself, never on a power strip, while you wait for us.',
    },
  ],
  neighborhoods: [
    'Doctors Lake shore',
    'Swimming Pen Creek',
    'County Road 220',
    'College Drive',
    'Lakeside',
    'Black Creek',
  ],
  zipCodes: ['32003', '32030', '32065', '32068', '32073'],
  drive:
    'Around 35 minutes from our Jacksonville shop, down U.S. 17 through Orange Park and west along County Road 220.',
  nearby: ['/fleming-island-hvac', '/orange-park-air-conditioning', '/middleburg-hvac'],
} as const satisfies CityPage<Path>;
