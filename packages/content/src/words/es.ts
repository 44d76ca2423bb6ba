// Spanish.
// cspell:disable
import type {
  CareerWords,
  ContactWords,
  LeadFormWords,
  QuoteFormWords,
  ReferralWords,
  ServiceRequestWords,
  Translated,
} from './forms/lead-forms.ts';

/** The lead forms in Spanish. What they send, and what the office reads, stays as it is. */

const otro = 'Otro';
const common = {
  error: 'Error',
  privacy: 'Respetamos su privacidad y no toleramos el correo no deseado.',
  person: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    address: 'Calle y número',
    city: 'Ciudad',
    state: 'Estado',
    zipCode: 'Código postal',
  },
  messages: {
    'Please enter your first name': 'Escriba su nombre',
    'Please enter your last name': 'Escriba su apellido',
    'Please enter a valid phone number': 'Escriba un número de teléfono válido',
    'Email is required': 'El correo electrónico es obligatorio',
    'Please enter a valid email address': 'Escriba un correo electrónico válido',
    'only one fits here': 'aquí solo cabe uno',
    'it has a comma where a dot belongs': 'tiene una coma donde va un punto',
    'our mail does not reach addresses with {} before the @. Please give another one':
      'nuestro correo no llega a direcciones con {} antes de la @. Escriba otra',
    'it has a space where none belongs': 'tiene un espacio donde no va ninguno',
    'its ending is missing, such as .com': 'le falta el final, como .com',
    'Please enter your street address': 'Escriba su calle y número',
    'Please enter your city': 'Escriba su ciudad',
    'Please select your state': 'Elija su estado',
    'Please enter a valid ZIP code': 'Escriba un código postal válido',
    'Please describe what assistance you need': 'Describa qué ayuda necesita',
    'Please select the type of service you need': 'Elija el tipo de servicio que necesita',
    'Please select if you are a new customer': 'Indique si es cliente nuevo',
    'Please select your preferred contact method': 'Elija cómo prefiere que le contactemos',
    'Please select the type of inquiry': 'Elija el tipo de consulta',
    'Please enter your message': 'Escriba su mensaje',
    "Please enter your friend's first name": 'Escriba el nombre de su amigo o amiga',
    "Please enter your friend's last name": 'Escriba el apellido de su amigo o amiga',
    'Please enter a valid phone number for your friend': 'Escriba un teléfono válido de su amigo o amiga',
    "Your friend's email is required": 'El correo electrónico de su amigo o amiga es obligatorio',
    'Please enter a valid email address for your friend': 'Escriba un correo electrónico válido de su amigo o amiga',
    "Please enter your friend's street address": 'Escriba la calle y el número de su amigo o amiga',
    "Please enter your friend's city": 'Escriba la ciudad de su amigo o amiga',
    "Please select your friend's state": 'Elija el estado de su amigo o amiga',
    'Please enter a valid ZIP code for your friend': 'Escriba un código postal válido de su amigo o amiga',
    'Please select what your friend needs': 'Elija lo que necesita su amigo o amiga',
    'Please confirm your email': 'Confirme su correo electrónico',
    'Email addresses must match': 'Los correos electrónicos deben coincidir',
    'Please select your education level': 'Elija su nivel de estudios',
    'CAPTCHA token is required': 'Resuelva el problema matemático para enviar',
    'Please solve the math problem to submit': 'Resuelva el problema matemático para enviar',
    'Please complete the CAPTCHA to submit.': 'Resuelva el problema matemático para enviar.',
    'That CAPTCHA answer isn’t right. Please solve the new problem.':
      'Esa respuesta no es correcta. Resuelva el nuevo problema.',
    'The CAPTCHA has expired. Please solve the new problem.': 'El problema ha caducado. Resuelva el nuevo.',
    'This CAPTCHA has already been used. Please solve the new problem.': 'El problema ya se usó. Resuelva el nuevo.',
    'We couldn’t check the CAPTCHA. Please solve the new problem.':
      'No pudimos comprobar la respuesta. Resuelva el nuevo problema.',
    'Please remove the line breaks': 'Quite los saltos de línea',
    'Please use {} characters or fewer': 'Use {} caracteres o menos',
    'Please delete the damaged character after {}': 'Borre el carácter dañado después de {}',
    'Please delete the damaged character at the start': 'Borre el carácter dañado al principio',
    'Invalid File Type': 'Tipo de archivo no válido',
    'Please upload a PDF, DOC, or DOCX file.': 'Suba un archivo PDF, DOC o DOCX.',
    'File Too Large': 'Archivo demasiado grande',
    'Please upload a file smaller than 5MB.': 'Suba un archivo de menos de 5 MB.',
    'File Error': 'Error de archivo',
    'Failed to process the resume file. Please try again.': 'No pudimos leer su currículum. Inténtelo de nuevo.',
    'Empty File': 'Archivo vacío',
    'This file is empty. Please save your résumé again, as a PDF if you can, and choose it here.':
      'El archivo está vacío. Guarde de nuevo su currículum, si puede como PDF, y elíjalo aquí.',
    'File Has a Password': 'Archivo con contraseña',
    'This file has a password, so we can’t open it. Please save it without one, or as a PDF, and upload that.':
      'El archivo tiene contraseña y no podemos abrirlo. Guárdelo sin ella, o como PDF, y súbalo.',
    'Document Has Macros': 'Documento con macros',
    'This document contains macros, which we don’t accept. Please save it as a PDF, and upload that.':
      'El documento contiene macros, que no aceptamos. Guárdelo como PDF y súbalo.',
    'Not a Document': 'No es un documento',
    'This file is a program. Please choose your résumé: a PDF, DOC, or DOCX file.':
      'El archivo es un programa. Elija su currículum: un archivo PDF, DOC o DOCX.',
    'This file is a web page under another name. Please open it, save it as a PDF, and upload that.':
      'El archivo es una página web con otro nombre. Ábralo, guárdelo como PDF y súbalo.',
    'File Can’t Be Opened': 'No se puede abrir el archivo',
    'We can’t open this file as a PDF or Word document. Please open it, save it as a PDF, and upload that.':
      'No podemos abrir el archivo como PDF ni como documento de Word. Ábralo, guárdelo como PDF y súbalo.',
    'Something went wrong on our end. Please try again, or call us.':
      'Algo falló de nuestro lado. Inténtelo de nuevo o llámenos.',
    'We couldn’t save this. Please try again in a minute, or call us.':
      'No pudimos guardarlo. Inténtelo de nuevo en un minuto o llámenos.',
    'We’re getting a lot of forms right now. Please try again in a minute.':
      'Estamos recibiendo muchos formularios. Inténtelo de nuevo en un minuto.',
    'Too many requests. Please try again in {} seconds.': 'Demasiados intentos. Inténtelo de nuevo en {} segundos.',
    'Too many requests. Please try again in {} second.': 'Demasiados intentos. Inténtelo de nuevo en {} segundo.',
    'Too many requests. Please try again in {} minutes.': 'Demasiados intentos. Inténtelo de nuevo en {} minutos.',
    'Too many requests. Please try again in {} minute.': 'Demasiados intentos. Inténtelo de nuevo en {} minuto.',
    'This is too large to send': 'Es demasiado grande para enviarlo',
  },
  shared: {
    captcha: {
      label: 'Resuelva el problema matemático',
      loading: 'Cargando...',
      failed: 'No pudimos cargar el problema',
      none: 'Sin cargar',
      retry: 'Pulse «Otro problema» para intentarlo de nuevo.',
      another: 'Otro problema',
    },
    counter: {
      count: '{length} de {maximum} caracteres',
      left: 'Quedan como máximo {count} caracteres.',
      tooLong: 'El texto es demasiado largo.',
    },
    draft: { kept: 'Guardamos lo que escribió.', startOver: 'Empezar de nuevo' },
    errors: {
      numbers: ['Cero', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'],
      one: '{count} cosa por corregir',
      many: '{count} cosas por corregir',
      solved: 'Todo corregido. Envíelo de nuevo',
    },
    file: { remove: 'Quitar', refused: '«{name}» no se puede enviar' },
    select: { choose: 'Elija' },
    upload: {
      begun: 'Subiendo {what}...',
      progress: 'Subiendo {what}: {percent} %',
      spoken: 'Subiendo {what}',
      stored: 'Casi listo',
    },
    times: {
      locale: 'es',
      today: 'hoy a las {time}',
      weekday: '{weekday} a las {time}',
      date: '{weekday} {date} a las {time}',
    },
    privacyLink: 'Cómo usamos sus datos',
    read: 'Leemos los mensajes {hours}.',
    call: '{answered}: {phone}.',
    closed: 'La oficina está cerrada hoy por {holiday}.',
    unread: 'No lo leeremos hasta: {time}.',
    urgent: 'Si necesita ayuda ahora, llame al:',
    willBeRead: 'Lo leeremos: {time}.',
    callBefore: 'Si necesita ayuda antes, llame al {phone}.',
    open: 'La oficina está abierta. {today} antes de las {time}.',
    notSent: 'Aún no se envió',
    kept: 'Todo lo que escribió sigue aquí. También puede llamar al {phone}.',
    sendAgain: 'Quizás no recibimos su último intento. Envíelo de nuevo. Lo contaremos solo una vez.',
    slow: 'Enviando todavía: su conexión es lenta. Mantenga abierta esta página.',
    number: 'Su número es {number}.',
    sent: 'Lo que envió',
    another: 'Enviar otro formulario',
  },
} satisfies Translated<Pick<LeadFormWords, 'error' | 'privacy' | 'person' | 'messages' | 'shared'>>;

export const serviceRequestEs = {
  ...common,
  name: 'Solicitar servicio',
  what: 'solicitud',
  read: 'Leemos las solicitudes {hours}.',
  submit: { idle: 'Enviar solicitud', sending: 'ENVIANDO...' },
  success: { title: 'Solicitud enviada', description: 'Le contactaremos pronto para acordar la visita.' },
  today: 'Le llamamos',
  failure: 'No se pudo enviar la solicitud. Inténtelo de nuevo.',
  questions: {
    serviceType: {
      label: 'Tipo de servicio',
      options: {
        'New System Quote': 'Presupuesto de un sistema nuevo',
        'Schedule Repair': 'Programar una reparación',
        'Schedule Maintenance': 'Programar mantenimiento',
        'Indoor Air Quality': 'Calidad del aire interior',
        Other: otro,
      },
    },
    isNewCustomer: { label: '¿Es cliente nuevo?', options: { yes: 'Sí', no: 'No' } },
    message: { label: '¿En qué podemos ayudarle?' },
  },
} satisfies Translated<ServiceRequestWords>;

/** @param send label of its button */
export const quoteFormEs = (send: string) =>
  ({
    ...serviceRequestEs,
    name: 'Presupuesto',
    submit: { ...serviceRequestEs.submit, idle: send },
    questions: {
      ...serviceRequestEs.questions,
      serviceType: {
        label: '¿Para qué necesita un presupuesto?',
        options: { 'New System Quote': 'Un sistema nuevo', 'Schedule Repair': 'Una reparación' },
      },
      message: {
        label: '¿En qué podemos ayudarle?',
        hint: 'El tamaño y la edad de su casa, qué sistema tiene y qué le gustaría.',
      },
    },
  }) satisfies Translated<QuoteFormWords>;

export const contactEs = {
  ...common,
  name: 'Contacto',
  what: 'mensaje',
  read: 'Leemos los mensajes {hours}.',
  submit: { idle: 'Enviar mensaje', sending: 'Enviando...' },
  success: { title: 'Mensaje enviado', description: 'Le responderemos lo antes posible.' },
  today: 'Le respondemos',
  failure: 'No se pudo enviar el mensaje. Inténtelo de nuevo.',
  questions: {
    contactMethod: { label: '¿Cómo le contactamos?', options: { phone: 'Teléfono', email: 'Correo electrónico' } },
    inquiryType: {
      label: '¿De qué se trata?',
      options: {
        'new-equipment-estimate': 'Presupuesto de equipo nuevo',
        'service-maintenance': 'Servicio o mantenimiento',
        parts: 'Repuestos',
        other: otro,
      },
    },
    message: { label: 'Su mensaje' },
  },
  subject: {
    redeeming: 'Va a canjear: {title}',
    redeemingHint: 'Su mensaje empieza con esta oferta. Añada lo que debamos saber.',
    asking: 'Pregunta por: {title}',
    askingHint: 'Su mensaje empieza con esto. Añada lo que debamos saber.',
  },
} satisfies Translated<ContactWords>;

export const referralEs = {
  ...common,
  name: 'Recomendación',
  what: 'recomendación',
  read: 'Leemos las recomendaciones {hours}.',
  submit: { idle: 'Enviar recomendación', sending: 'Enviando recomendación...' },
  success: {
    title: '¡Recomendación enviada!',
    description: '¡Gracias por su recomendación! Pronto les contactaremos a los dos.',
  },
  failure: 'No se pudo enviar la recomendación. Inténtelo de nuevo.',
  parts: {
    you: { legend: 'Sobre usted' },
    friend: {
      legend: 'Su amigo o amiga',
      hint: 'Al enviar esto, usted confirma que esta persona acepta que la contactemos.',
    },
  },
  questions: {
    referralType: {
      label: '¿Qué necesita su amigo o amiga?',
      options: { newEquipment: 'Equipo nuevo', maintenance: 'Mantenimiento', other: otro },
    },
    comments: { label: 'Comentarios' },
  },
} satisfies Translated<ReferralWords>;

export const careerEs = {
  ...common,
  name: 'Solicitar empleo',
  what: 'solicitud',
  read: 'Leemos las solicitudes {hours}.',
  submit: { idle: 'Enviar solicitud', sending: 'Enviando solicitud...' },
  success: {
    title: '¡Solicitud enviada!',
    description: '¡Gracias! Revisaremos su solicitud y le contactaremos si encaja con nosotros.',
  },
  failure: 'Hubo un problema al enviar su solicitud. Inténtelo de nuevo.',
  parts: {
    you: { legend: 'Usted' },
    resume: { legend: 'Currículum' },
    education: { legend: 'Estudios', hint: 'Opcional, como todo lo que sigue.' },
    experience: { legend: 'Experiencia', hint: 'En las fechas bastan el mes y el año.' },
    certifications: { legend: 'Certificaciones', hint: 'Por ejemplo, EPA 608 o NATE.' },
    more: { legend: 'Algo más' },
  },
  slots: {
    jobs: ['Último empleo', 'Empleo anterior', 'Tercer empleo'],
    anotherJob: 'Añadir otro empleo',
    certifications: ['Primera certificación', 'Segunda certificación', 'Tercera certificación'],
    anotherCertification: 'Añadir otra certificación',
  },
  file: { uploaded: 'su currículum', again: 'Elija de nuevo su currículum.', answer: 'Archivo' },
  questions: {
    confirmEmail: { label: 'Confirme el correo electrónico' },
    resume: { label: 'Suba su currículum', hint: 'Opcional. PDF, DOC o DOCX, hasta 5 MB.' },
    educationLevel: {
      label: 'Nivel de estudios',
      options: {
        'high-school': 'Escuela secundaria',
        associate: 'Título de asociado',
        bachelor: 'Licenciatura',
        master: 'Maestría',
        'trade-school': 'Escuela técnica',
        other: otro,
      },
    },
    schoolName: { label: 'Nombre de la escuela' },
    company: { label: 'Empresa' },
    position: { label: 'Puesto' },
    startDate: { label: 'Fecha de inicio' },
    endDate: { label: 'Fecha de fin' },
    references: { label: 'Referencias', hint: 'Un nombre y un número de teléfono' },
    certification: { label: 'Certificación' },
    certYear: { label: 'Año' },
    certEducation: { label: 'Escuela u organización' },
    additionalInfo: {
      label: 'Información adicional',
      hint: 'Qué ha construido o reparado, cuándo puede empezar, qué quiere aprender.',
    },
  },
} satisfies Translated<CareerWords>;
