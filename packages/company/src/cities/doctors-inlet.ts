import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const doctorsInlet: CityPageContent<Path> = {
  city: 'Doctors Inlet',
  metadata: {
    title: 'Doctors Inlet AC Repair & Heating | Whitley’s',
    description:
      'Lakefront humidity, shaded lots, 1980s ductwork: cooling and heating repair along County Road 220, Doctors Lake and Swimming Pen Creek in Clay County.',
  },
  picture: {
    src: '/pictures/city-doctors-inlet.svg',
    size: [1440, 520],
    alt: 'A fish camp with a rusty tin roof stands on pilings over the inlet, with kayaks at the dock, cypress trees and a low bridge behind.',
  },
  tagline: 'Cool, dry rooms for lake houses and the roads off County Road 220.',
  tiles: {
    cooling: 'Drain clogs, tired ducts, new systems',
    heating: 'Electric heat that keeps up in January',
    maintenance: 'Every drain flushed and checked',
  },
  intro: [
    lead(
      'Ask people around Doctors Lake what is wrong with their air conditioning, and half will not say “hot.” They say “sticky.”',
    ),
    p(
      'Creeks, the lake and tall oaks overhead keep the air here damp and still. A shaded house does not get hot enough to make the system run long, and an air conditioner only dries the air while it runs. So the thermostat shows the number you set, but the towels never dry and the closets smell musty. A bigger unit would make that worse. Longer, slower cycles make it better. To get them, you may need a fan-speed change, a correctly sized replacement, or a dehumidifier that drains by itself. Indoor humidity should be between 30 and 50%.',
    ),
    p(
      'Humidity also feeds algae. It grows in the condensate pipe, usually in early summer, until the pipe clogs and the safety switch shuts everything down. If your system went dead with a full pan under it, that is most likely why, and it’s a quick fix. A cup of plain vinegar down the access tee each month slows the algae.',
    ),
    p(
      'Houses off County Road 220 run from fishing cabins and 1980s subdivisions to manufactured homes on an acre. The ducts are usually older than the equipment. Before we quote, we look for loose tape and missing insulation, because ',
      link('a new unit', '/cooling-installation'),
      ' on leaky ducts cools the attic first.',
    ),
  ],
  home: [
    p(
      'Most people only drive through Doctors Inlet on the way to somewhere else. If you live here, you know the boat lifts, the fish fries, the school traffic at three and the heron on the dock rail. We like working here.',
    ),
    p(
      'When you call, mention how low the lot is. Near Swimming Pen Creek and along Black Creek we set condensers on raised stands and keep electrical disconnects high on the wall. If your equipment has been under water, leave the breaker off even when the unit looks dry. Silt inside a motor or a contactor can start a fire. We’ll open it, test it, and tell you and your insurance company what can be saved.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We measure humidity and airflow along with temperature, so we find out why the house feels clammy instead of just setting the thermostat colder.',
    },
    {
      name: 'New installation',
      note: 'Two-stage and variable-speed systems are worth the price on a shady lot, where a single-speed unit shuts off too soon.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Before we leave, we pour water through the drain until we see it come out the other end.',
    },
    {
      name: 'Emergency service',
      note: 'Water around the air handler? Turn it off, mop up what you can, and call us so we can stop the leak.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'A unit that hums but won’t start usually needs a capacitor. If it keeps turning on and off, we check the refrigerant charge and the sensor.',
    },
    {
      name: 'Installation',
      note: 'Most homes here heat with electricity, so we check the panel’s spare capacity before choosing heat strips to back up a heat pump.',
    },
    {
      name: 'Maintenance',
      note: 'We check the defrost, backup heat and wiring in the fall, before the first frost.',
    },
    {
      name: 'Emergency heating',
      note: 'While you wait for us, plug space heaters straight into the wall, never into a power strip.',
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
  ...cityReach['/doctors-inlet-hvac'],
  nearby: ['/fleming-island-hvac', '/orange-park-air-conditioning', '/middleburg-hvac'],
};
