import type { ApiCatalogue } from '../catalogue.ts';

export const account = {
  'api/account': {
    noPassword: 'Esta cuenta no tiene contraseña aquí. Inicia sesión en otro lugar',
    linkUsed: 'Este enlace ha caducado o ya se usó. Pide uno nuevo',
    noMail: 'Este sitio no envía correos. Pide a tu administrador un enlace para una nueva contraseña',
    accountGone: 'Esta cuenta ya no existe',
    lastOperator: 'Es el único operador. Nombra antes a otra persona',
    confirmationNeeded: 'Escribe tu contraseña, o vuelve a iniciar sesión primero',
    wrongConfirmation: 'Escribe la dirección de correo de esta cuenta',
    keptElsewhere: 'Inicias sesión con otro servicio. Cámbialo allí',
    pictureType: 'Elige una imagen PNG, JPEG o WebP',
    pictureTooLarge: 'La imagen puede ocupar 256 kB como máximo',
    pictureGone: 'Esta imagen ya no existe',
    tooManyLinks: 'Demasiadas solicitudes de una nueva contraseña',
    mailSubject: 'Elige una nueva contraseña para My Note',
    mailText: (link) => `Alguien ha pedido una nueva contraseña para esta dirección.

Abre este enlace en el plazo de una hora para elegirla. Funciona una sola vez:

${link}

Al elegir una nueva contraseña se cierra la sesión en todos los dispositivos.

Si no lo has pedido tú, ignora este mensaje. Tu contraseña sigue igual.
`,
  },
  'api/identity': {
    wrongCredentials: 'El correo o la contraseña no son correctos',
    emailTaken: 'Ya existe una cuenta con este correo. Inicia sesión con ella',
    commonPassword: 'Es una de las contraseñas más comunes. Elige otra',
    ownWords: (characters) => `Además de tu nombre y tu dirección, usa al menos ${characters} caracteres`,
    wrongPassword: 'La contraseña no es correcta',
    signInAgain:
      'La verificación en dos pasos está activada. Vuelve a iniciar sesión y haz este cambio en los 10 minutos siguientes',
    wrongCode: 'El código no es correcto o ya se usó. Escribe el más reciente',
    ticketExpired: 'Este inicio de sesión ha caducado. Escribe tu contraseña de nuevo',
    unknownPasskey: 'Ninguna cuenta de aquí tiene esta llave de acceso. Inicia sesión con tu contraseña',
    passkeyNotAdded: 'No se añadió la llave de acceso. Inténtalo de nuevo',
    tooManyPasskeys: 'Ya hay 20 llaves de acceso. Elimina una primero',
    twoStepOn: 'La verificación en dos pasos ya está activada',
    twoStepOff: 'La verificación en dos pasos ya está desactivada',
    onlyWay: 'Es la única forma de iniciar sesión. Añade otra primero',
    noPassword: 'Esta cuenta no tiene contraseña. Estos ajustes están en tu proveedor de inicio de sesión',
    noPasskeysHere:
      'Las llaves de acceso no funcionan en esta dirección. Tu administrador puede poner en PUBLIC_URL la dirección de este sitio',
    passkeyGone: 'Esta llave de acceso ya se eliminó',
    googleAway:
      'El servidor no puede conectar con Google para comprobar tu inicio de sesión. Inténtalo de nuevo en un minuto',
    noEmail:
      'Esta cuenta no tiene dirección de correo, y My Note necesita una. Inicia sesión con una cuenta que la tenga',
    tooManyAccounts: 'Demasiadas cuentas nuevas',
    tooManySignIns: 'Demasiados intentos de inicio de sesión',
    tooManyAttempts: 'Demasiados intentos',
  },
  'api/sessions': {
    readOnly: 'Este token solo puede leer. Crea uno con el alcance write para hacer cambios',
    signInEnded: 'Esta sesión ha terminado. Inicia sesión de nuevo',
    accountDeleted: 'Esta cuenta se eliminó hace un momento. Crea una nueva para continuar',
    accountDisabled: 'Esta cuenta está desactivada. Tus notas se conservan. Contacta con tu administrador',
    notSetUp: (provider) => `El inicio de sesión con ${provider} no está configurado aquí`,
    signInExpired: 'Este inicio de sesión ha caducado. Inicia sesión de nuevo',
    welcome: 'Te damos la bienvenida a My Note',
    welcomeText: 'Escribe tu primera nota, o carga las notas de ejemplo en Inicio para un recorrido rápido.',
    stays: 'Tu cuenta se conserva',
    staysText: 'Has iniciado sesión, así que no se elimina. Tus notas y enlaces compartidos están de vuelta.',
    tokenEnded: 'Este token ya ha terminado',
    sessionEnded: 'Esta sesión ya ha terminado',
  },
  'api/invitations': {
    closed: 'Aquí no se pueden crear cuentas nuevas. Contacta con tu administrador',
    full: 'Este sitio tiene tantas cuentas como permite su administrador. Contacta con tu administrador',
    used: 'Esta invitación ya se usó, ha caducado o se revocó. Pide una nueva a tu administrador',
    firstAccount:
      'La primera cuenta se crea en la propia máquina, o con el enlace que My Note mostró al arrancar',
  },
  'api/people': {
    tooManyInvitations: (count) => `Hay ${count} invitaciones abiertas. Revoca una primero`,
    invitationGone: 'Esta invitación ya se usó o se revocó',
    operatorOnly: 'Solo el operador de este sitio puede hacer esto',
    accountGone: 'Esta cuenta ya no existe',
    lastOperator: 'Es el único operador. Nombra antes a otra persona',
  },
  'api/tokens': {
    badDate: 'expires: elige una fecha futura, anterior al año 9999',
    tooMany: (count) => `Puedes tener ${count} tokens como máximo. Elimina uno primero`,
  },
  'api/requests': {
    tooMany: (count) => `${count} de tus solicitudes están abiertas. Espera una respuesta a algunas de ellas`,
    pictureGone: 'screenshot: esta imagen ya no está. Añádela de nuevo',
    noPicture: (name) =>
      `screenshot: «${name}» no es una imagen. Añade una imagen PNG, JPEG, GIF, WebP o AVIF`,
    noRequest: (id) => `No existe la solicitud ${id}`,
    noScreenshot: 'Esta solicitud no tiene captura de pantalla',
    became: {
      open: 'Tu solicitud vuelve a estar abierta',
      planned: 'Tu solicitud está planificada',
      done: 'Tu solicitud está hecha',
      declined: 'Tu solicitud fue rechazada',
      answered: 'Tu solicitud recibió una respuesta',
    },
  },
  'api/notifications': {
    gone: 'Esta notificación ya no existe',
    tooManyStreams: (count) =>
      `Como máximo ${count} páginas abiertas pueden recibir notificaciones en directo. Cierra una`,
    testTitle: 'Las notificaciones funcionan aquí',
    testText: 'Así te avisa My Note cuando no está abierto.',
    deviceGone: 'Este navegador ya no recibe notificaciones',
    pushOff: 'Las notificaciones del navegador están desactivadas en este servidor',
    tooManyDevices: (count) =>
      `Como máximo ${count} navegadores pueden recibir tus notificaciones. Quita uno primero`,
    endpointRefused: (reason) => `El servicio push de este navegador no se puede usar: ${reason}`,
    keysRefused: 'Las claves de esta suscripción no se pueden usar',
    endpointTaken: 'Otro navegador tiene esta suscripción. Crea una nueva',
  },
  'api/guard': {
    takenBack: (release) => `Se retiró ${release}`,
    takenBackWhy: (live, why) => `${live} vuelve a usarse en todas partes. ${why}`,
    isLive: (release) => `${release} está en producción`,
    isLiveWhy: (former, why) => `Reemplazó a ${former}. ${why}`,
  },
  'api/backups': {
    failed: 'La copia de seguridad ha fallado',
    failedWhy: (reason, lastGood) => `${reason}. ${lastGood} Se volverá a intentar automáticamente`,
    noneYet: 'Aún no hay ninguna copia correcta.',
    lastGood: (time) => `La última correcta es de ${time} UTC.`,
  },
  'api/webhooks': {
    turnedOff: (name) => `El webhook «${name}» se desactivó`,
    addressGone: 'Su dirección respondió que ya no existe (410).',
    failedFor: (days) => `Sus envíos llevan ${days} días fallando.`,
    redirected: (status) => `la dirección respondió ${status}, y no se siguen redirecciones`,
    responded: (status) => `la dirección respondió ${status}`,
    webhookGone: 'Este webhook no existe',
    deliveryGone: 'Este envío ya no está en el registro',
    tooMany: (count) => `Puedes tener ${count} webhooks como máximo. Elimina uno primero`,
    off: 'Este webhook está desactivado. Actívalo antes de enviar algo',
    addressRefused: (reason) => `Esta dirección no se puede usar: ${reason}`,
  },
} satisfies Partial<ApiCatalogue>;
