import type { ApiCatalogue } from '../catalogue.ts';

export const account = {
  'api/account': {
    noPassword: 'Dieses Konto hat hier kein Passwort. Es meldet sich woanders an',
    linkUsed: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordere einen neuen an',
    noMail: 'Diese Seite verschickt keine E-Mails. Bitte deinen Admin um einen Link für ein neues Passwort',
    accountGone: 'Dieses Konto gibt es nicht mehr',
    lastOperator: 'Das ist der einzige Betreiber. Mache erst jemand anderen zum Betreiber',
    confirmationNeeded: 'Gib dein Passwort ein, oder melde dich erst neu an',
    wrongConfirmation: 'Tippe die E-Mail-Adresse dieses Kontos ein',
    keptElsewhere: 'Du meldest dich über einen anderen Dienst an. Ändere das dort',
    pictureType: 'Wähle ein Bild als PNG, JPEG oder WebP',
    pictureTooLarge: 'Das Bild darf höchstens 256 kB groß sein',
    pictureGone: 'Dieses Bild gibt es nicht mehr',
    tooManyLinks: 'Zu viele Anfragen für ein neues Passwort',
    mailSubject: 'Neues Passwort für My Note wählen',
    mailText: (link) => `Jemand hat für diese Adresse ein neues Passwort angefordert.

Öffne innerhalb einer Stunde diesen Link, um eines zu wählen. Er funktioniert einmal:

${link}

Mit einem neuen Passwort werden alle Geräte abgemeldet.

Wenn du das nicht warst, ignoriere diese Nachricht. Dein Passwort bleibt, wie es ist.
`,
  },
  'api/identity': {
    wrongCredentials: 'E-Mail oder Passwort ist falsch',
    emailTaken: 'Ein Konto mit dieser E-Mail gibt es schon. Melde dich damit an',
    commonPassword: 'Das ist eines der häufigsten Passwörter. Wähle ein anderes',
    ownWords: (characters) => `Nimm außer deinem Namen und deiner Adresse mindestens ${characters} Zeichen`,
    wrongPassword: 'Das Passwort ist falsch',
    signInAgain:
      'Die Anmeldung in zwei Schritten ist an. Melde dich neu an und ändere das dann innerhalb von 10 Minuten',
    wrongCode: 'Der Code ist falsch oder wurde schon verwendet. Gib den neuesten ein',
    ticketExpired: 'Diese Anmeldung ist abgelaufen. Gib dein Passwort noch einmal ein',
    unknownPasskey: 'Kein Konto hier hat diesen Passkey. Melde dich mit deinem Passwort an',
    passkeyNotAdded: 'Der Passkey wurde nicht hinzugefügt. Versuche es noch einmal',
    tooManyPasskeys: 'Es gibt schon 20 Passkeys. Entferne erst einen',
    twoStepOn: 'Die Anmeldung in zwei Schritten ist schon an',
    twoStepOff: 'Die Anmeldung in zwei Schritten ist schon aus',
    onlyWay: 'Das ist der einzige Anmeldeweg. Füge erst einen anderen hinzu',
    noPassword: 'Dieses Konto hat kein Passwort. Diese Einstellungen findest du bei deinem Anmeldedienst',
    noPasskeysHere:
      'Unter dieser Adresse funktionieren Passkeys nicht. Dein Admin kann PUBLIC_URL auf die Adresse dieser Seite setzen',
    passkeyGone: 'Dieser Passkey wurde schon entfernt',
    googleAway:
      'Der Server erreicht Google nicht, um deine Anmeldung zu prüfen. Versuche es in einer Minute noch einmal',
    noEmail:
      'Dieses Konto hat keine E-Mail-Adresse, und My Note braucht eine. Melde dich mit einem Konto an, das eine hat',
    tooManyAccounts: 'Zu viele neue Konten',
    tooManySignIns: 'Zu viele Anmeldeversuche',
    tooManyAttempts: 'Zu viele Versuche',
  },
  'api/sessions': {
    readOnly: 'Dieses Token darf nur lesen. Erstelle für Änderungen eines mit dem Umfang write',
    signInEnded: 'Diese Anmeldung ist beendet. Melde dich neu an',
    accountDeleted: 'Dieses Konto wurde gerade gelöscht. Erstelle ein neues, um fortzufahren',
    accountDisabled:
      'Dieses Konto ist deaktiviert. Deine Notizen bleiben erhalten. Wende dich an deinen Admin',
    notSetUp: (provider) => `Die Anmeldung über ${provider} ist hier nicht eingerichtet`,
    signInExpired: 'Diese Anmeldung ist abgelaufen. Melde dich neu an',
    welcome: 'Willkommen bei My Note',
    welcomeText:
      'Schreib deine erste Notiz, oder lade auf der Startseite die Beispielnotizen für einen kurzen Rundgang.',
    stays: 'Dein Konto bleibt',
    staysText:
      'Du hast dich angemeldet, deshalb wird es nicht gelöscht. Deine Notizen und Freigabelinks sind wieder da.',
    tokenEnded: 'Dieses Token ist schon beendet',
    sessionEnded: 'Diese Anmeldung ist schon beendet',
  },
  'api/invitations': {
    closed: 'Neue Konten sind hier nicht möglich. Wende dich an deinen Admin',
    full: 'Diese Seite hat schon so viele Konten, wie ihr Admin erlaubt. Wende dich an deinen Admin',
    used: 'Diese Einladung wurde schon verwendet, ist abgelaufen oder wurde zurückgezogen. Bitte deinen Admin um eine neue',
    firstAccount:
      'Das erste Konto wird auf dem Rechner selbst erstellt, oder mit dem Link, den My Note beim Start ausgegeben hat',
  },
  'api/people': {
    tooManyInvitations: (count) => `Es gibt ${count} offene Einladungen. Ziehe erst eine zurück`,
    invitationGone: 'Diese Einladung wurde schon verwendet oder zurückgezogen',
    operatorOnly: 'Das kann nur der Betreiber dieser Seite',
    accountGone: 'Dieses Konto gibt es nicht mehr',
    lastOperator: 'Das ist der einzige Betreiber. Mache erst jemand anderen zum Betreiber',
  },
  'api/tokens': {
    badDate: 'expires: Wähle ein Datum in der Zukunft, vor dem Jahr 9999',
    tooMany: (count) => `Du kannst höchstens ${count} Tokens haben. Lösche erst eines`,
  },
  'api/requests': {
    tooMany: (count) => `${count} deiner Wünsche sind offen. Warte auf eine Antwort zu einigen davon`,
    pictureGone: 'screenshot: Dieses Bild ist nicht mehr da. Füge es noch einmal hinzu',
    noPicture: (name) =>
      `screenshot: „${name}“ ist kein Bild. Füge ein Bild als PNG, JPEG, GIF, WebP oder AVIF hinzu`,
    noRequest: (id) => `Den Wunsch ${id} gibt es nicht`,
    noScreenshot: 'Dieser Wunsch hat kein Bildschirmfoto',
    became: {
      open: 'Dein Wunsch ist wieder offen',
      planned: 'Dein Wunsch ist geplant',
      done: 'Dein Wunsch ist erfüllt',
      declined: 'Dein Wunsch wurde abgelehnt',
      answered: 'Dein Wunsch wurde beantwortet',
    },
  },
  'api/notifications': {
    gone: 'Diese Benachrichtigung gibt es nicht mehr',
    tooManyStreams: (count) =>
      `Höchstens ${count} offene Seiten bekommen Benachrichtigungen sofort. Schließe eine davon`,
    testTitle: 'Benachrichtigungen kommen hier an',
    testText: 'So meldet sich My Note, während es nicht geöffnet ist.',
    deviceGone: 'Dieser Browser bekommt keine Benachrichtigungen mehr',
    pushOff: 'Benachrichtigungen im Browser sind auf diesem Server ausgeschaltet',
    tooManyDevices: (count) =>
      `Höchstens ${count} Browser können deine Benachrichtigungen bekommen. Entferne erst einen`,
    endpointRefused: (reason) => `Der Push-Dienst dieses Browsers ist nicht verwendbar: ${reason}`,
    keysRefused: 'Die Schlüssel dieses Abonnements sind nicht verwendbar',
    endpointTaken: 'Dieses Abonnement gehört einem anderen Browser. Erstelle ein neues',
  },
  'api/guard': {
    takenBack: (release) => `${release} wurde zurückgenommen`,
    takenBackWhy: (live, why) => `${live} läuft wieder überall. ${why}`,
    isLive: (release) => `${release} ist live`,
    isLiveWhy: (former, why) => `Es hat ${former} ersetzt. ${why}`,
  },
  'api/backups': {
    failed: 'Das Backup ist fehlgeschlagen',
    failedWhy: (reason, lastGood) => `${reason}. ${lastGood} Es wird von selbst noch einmal versucht`,
    noneYet: 'Es gibt noch kein gutes Backup.',
    lastGood: (time) => `Das letzte gute ist von ${time} UTC.`,
  },
  'api/webhooks': {
    turnedOff: (name) => `Der Webhook „${name}“ wurde ausgeschaltet`,
    addressGone: 'Seine Adresse hat geantwortet, dass es sie nicht mehr gibt (410).',
    failedFor: (days) => `Seine Zustellungen sind seit ${days} Tagen fehlgeschlagen.`,
    redirected: (status) =>
      `die Adresse hat mit ${status} geantwortet, und Weiterleitungen wird nicht gefolgt`,
    responded: (status) => `die Adresse hat mit ${status} geantwortet`,
    webhookGone: 'Diesen Webhook gibt es nicht',
    deliveryGone: 'Diese Zustellung steht nicht mehr im Protokoll',
    tooMany: (count) => `Du kannst höchstens ${count} Webhooks haben. Lösche erst einen`,
    off: 'Dieser Webhook ist aus. Schalte ihn ein, bevor du etwas sendest',
    addressRefused: (reason) => `Diese Adresse ist nicht verwendbar: ${reason}`,
  },
} satisfies Partial<ApiCatalogue>;
