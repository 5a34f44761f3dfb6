import type { ApiCatalogue } from '../catalogue.ts';

export const account = {
  'api/account': {
    noPassword: 'Ce compte n’a pas de mot de passe ici. Il se connecte ailleurs',
    linkUsed: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau',
    noMail:
      'Ce site n’envoie pas d’e-mails. Demandez à votre administrateur un lien pour un nouveau mot de passe',
    accountGone: 'Ce compte n’existe plus',
    lastOperator: 'C’est le seul opérateur. Nommez d’abord quelqu’un d’autre',
    confirmationNeeded: 'Saisissez votre mot de passe, ou reconnectez-vous d’abord',
    wrongConfirmation: 'Saisissez l’adresse e-mail de ce compte',
    keptElsewhere: 'Vous vous connectez avec un autre service. Modifiez cela là-bas',
    pictureType: 'Choisissez une image PNG, JPEG ou WebP',
    pictureTooLarge: 'L’image peut faire au maximum 256 Ko',
    pictureGone: 'Cette image n’existe plus',
    tooManyLinks: 'Trop de demandes de nouveau mot de passe',
    mailSubject: 'Choisissez un nouveau mot de passe pour My Note',
    mailText: (link) => `Quelqu’un a demandé un nouveau mot de passe pour cette adresse.

Ouvrez ce lien dans l’heure pour en choisir un. Il ne fonctionne qu’une fois :

${link}

Choisir un nouveau mot de passe déconnecte tous les appareils.

Si vous n’êtes pas à l’origine de cette demande, ignorez ce message. Votre mot de passe reste inchangé.
`,
  },
  'api/identity': {
    wrongCredentials: 'L’adresse e-mail ou le mot de passe est incorrect',
    emailTaken: 'Un compte avec cette adresse e-mail existe déjà. Connectez-vous plutôt',
    commonPassword: 'C’est l’un des mots de passe les plus courants. Choisissez-en un autre',
    ownWords: (characters) =>
      `En plus de votre nom et de votre adresse, utilisez au moins ${characters} caractères`,
    wrongPassword: 'Le mot de passe est incorrect',
    signInAgain:
      'La connexion en deux étapes est activée. Reconnectez-vous, puis faites cette modification dans les 10 minutes',
    wrongCode: 'Le code est incorrect ou a déjà servi. Saisissez le plus récent',
    ticketExpired: 'Cette connexion a expiré. Saisissez à nouveau votre mot de passe',
    unknownPasskey: 'Aucun compte ici n’a cette clé d’accès. Connectez-vous avec votre mot de passe',
    passkeyNotAdded: 'La clé d’accès n’a pas été ajoutée. Réessayez',
    tooManyPasskeys: 'Il y a déjà 20 clés d’accès. Supprimez-en une d’abord',
    twoStepOn: 'La connexion en deux étapes est déjà activée',
    twoStepOff: 'La connexion en deux étapes est déjà désactivée',
    onlyWay: 'C’est le seul moyen de se connecter. Ajoutez-en d’abord un autre',
    noPassword:
      'Ce compte n’a pas de mot de passe. Ces réglages se trouvent chez votre fournisseur de connexion',
    noPasskeysHere:
      'Les clés d’accès ne fonctionnent pas à cette adresse. Votre administrateur peut régler PUBLIC_URL sur l’adresse de ce site',
    passkeyGone: 'Cette clé d’accès a déjà été supprimée',
    googleAway:
      'Le serveur ne parvient pas à joindre Google pour vérifier votre connexion. Réessayez dans une minute',
    noEmail:
      'Ce compte n’a pas d’adresse e-mail, et My Note en a besoin. Connectez-vous avec un compte qui en a une',
    tooManyAccounts: 'Trop de nouveaux comptes',
    tooManySignIns: 'Trop de tentatives de connexion',
    tooManyAttempts: 'Trop de tentatives',
  },
  'api/sessions': {
    readOnly: 'Ce jeton permet seulement de lire. Créez-en un avec la portée write pour modifier',
    signInEnded: 'Cette connexion a pris fin. Reconnectez-vous',
    accountDeleted: 'Ce compte vient d’être supprimé. Créez-en un nouveau pour continuer',
    accountDisabled: 'Ce compte est désactivé. Vos notes sont conservées. Contactez votre administrateur',
    notSetUp: (provider) => `La connexion avec ${provider} n’est pas configurée ici`,
    signInExpired: 'Cette connexion a expiré. Reconnectez-vous',
    welcome: 'Bienvenue dans My Note',
    welcomeText:
      'Écrivez votre première note, ou chargez les notes d’exemple depuis l’accueil pour une visite rapide.',
    stays: 'Votre compte est conservé',
    staysText:
      'Vous vous êtes connecté, il ne sera donc pas supprimé. Vos notes et vos liens de partage sont de retour.',
    tokenEnded: 'Ce jeton a déjà pris fin',
    sessionEnded: 'Cette connexion a déjà pris fin',
  },
  'api/invitations': {
    closed: 'La création de comptes est fermée ici. Contactez votre administrateur',
    full: 'Ce site a autant de comptes que son administrateur l’autorise. Contactez votre administrateur',
    used: 'Cette invitation a déjà servi, a expiré ou a été révoquée. Demandez-en une nouvelle à votre administrateur',
    firstAccount:
      'Le premier compte se crée sur la machine elle-même, ou avec le lien que My Note a affiché au démarrage',
  },
  'api/people': {
    tooManyInvitations: (count) => `Il y a ${count} invitations ouvertes. Révoquez-en une d’abord`,
    invitationGone: 'Cette invitation a déjà servi ou a été révoquée',
    operatorOnly: 'Seul l’opérateur de ce site peut faire cela',
    accountGone: 'Ce compte n’existe plus',
    lastOperator: 'C’est le seul opérateur. Nommez d’abord quelqu’un d’autre',
  },
  'api/tokens': {
    badDate: 'expires : choisissez une date future, avant l’an 9999',
    tooMany: (count) => `Vous pouvez avoir au maximum ${count} jetons. Supprimez-en un d’abord`,
  },
  'api/requests': {
    tooMany: (count) =>
      `${count} de vos demandes sont ouvertes. Attendez une réponse à certaines d’entre elles`,
    pictureGone: 'screenshot : cette image n’est plus là. Ajoutez-la à nouveau',
    noPicture: (name) =>
      `screenshot : « ${name} » n’est pas une image. Ajoutez une image PNG, JPEG, GIF, WebP ou AVIF`,
    noRequest: (id) => `La demande ${id} n’existe pas`,
    noScreenshot: 'Cette demande n’a pas de capture d’écran',
    became: {
      open: 'Votre demande est à nouveau ouverte',
      planned: 'Votre demande est planifiée',
      done: 'Votre demande est réalisée',
      declined: 'Votre demande a été refusée',
      answered: 'Votre demande a reçu une réponse',
    },
  },
  'api/notifications': {
    gone: 'Cette notification n’existe plus',
    tooManyStreams: (count) =>
      `Au maximum ${count} pages ouvertes peuvent recevoir des notifications en direct. Fermez-en une`,
    testTitle: 'Les notifications fonctionnent ici',
    testText: 'Voilà comment My Note vous prévient quand il n’est pas ouvert.',
    deviceGone: 'Ce navigateur ne reçoit plus de notifications',
    pushOff: 'Les notifications du navigateur sont désactivées sur ce serveur',
    tooManyDevices: (count) =>
      `Au maximum ${count} navigateurs peuvent recevoir vos notifications. Retirez-en un d’abord`,
    endpointRefused: (reason) => `Le service push de ce navigateur est inutilisable : ${reason}`,
    keysRefused: 'Les clés de cet abonnement sont inutilisables',
    endpointTaken: 'Cet abonnement appartient à un autre navigateur. Créez-en un nouveau',
  },
  'api/guard': {
    takenBack: (release) => `${release} a été retirée`,
    takenBackWhy: (live, why) => `${live} est de nouveau utilisée partout. ${why}`,
    isLive: (release) => `${release} est en ligne`,
    isLiveWhy: (former, why) => `Elle a remplacé ${former}. ${why}`,
  },
  'api/backups': {
    failed: 'La sauvegarde a échoué',
    failedWhy: (reason, lastGood) =>
      `${reason}. ${lastGood} Une nouvelle tentative aura lieu automatiquement`,
    noneYet: 'Il n’y a encore aucune sauvegarde réussie.',
    lastGood: (time) => `La dernière réussie date du ${time} UTC.`,
  },
  'api/webhooks': {
    turnedOff: (name) => `Le webhook « ${name} » a été désactivé`,
    addressGone: 'Son adresse a répondu qu’elle n’existe plus (410).',
    failedFor: (days) => `Ses envois échouent depuis ${days} jours.`,
    redirected: (status) => `l’adresse a répondu ${status}, et les redirections ne sont pas suivies`,
    responded: (status) => `l’adresse a répondu ${status}`,
    webhookGone: 'Ce webhook n’existe pas',
    deliveryGone: 'Cet envoi n’est plus dans le journal',
    tooMany: (count) => `Vous pouvez avoir au maximum ${count} webhooks. Supprimez-en un d’abord`,
    off: 'Ce webhook est désactivé. Activez-le avant d’envoyer quelque chose',
    addressRefused: (reason) => `Cette adresse est inutilisable : ${reason}`,
  },
} satisfies Partial<ApiCatalogue>;
