const HEAD = '<verb> … [--store <folder or s3://bucket/prefix>]';

const VERBS = `  check <remote…>                    check builds as publishing would, without a store
  publish <remote…>                  check the build and make it live in one flip
      --canary <percent>             only for this share of the browsers
      --guard                        the service compares it with what is live, gives it more browsers
                                     step by step, or takes it back
      --without-browser              do not mount it in a headless browser; the journal says so
      --key <file>                   sign it, which a site with publishers demands; or MY_NOTE_KEY
      --site <address>               over the network to the site at this address, with a key and without a store
  rollback <remote> [version]        make the previous version live again, or any kept one
  promote <remote> [version]         make the canary live for all (the same as rollback to its version)
  canary <remote> <version> <percent>
                                     give a share of the browsers a kept version; --guard as above
  canary <remote> off                end it; so does 0 percent
  kill <remote>                      switch it off for everybody
  revive <remote>                    switch it on again
  trust <remote> isolated|trusted    run it in a frame of its own that gets only what is granted, or in the page
                                     itself; publishing does not lift the frame
  grant <remote>                     what an isolated remote gets of the notes of its reader
      --read <address>               a note, or a category with all that is below; several times for several
      --write <address>              the text of one note
      --none                         nothing any more
  remove <remote>                    take it out of the registry, with its pages and links; its files stay
                                     for 14 days, and a rollback to one of its versions brings it back
  --why <text>                       the reason of a rollback and of all below it, for the journal
  sign                               sign what is live by SITE_KEY, once it is known to be as it should be: the first
                                     time, and with another key
  sign off                           stop it; SITE_KEY has to be gone, from the service too
  ls                                 what is live, previous, canary, killed and kept, and the last flips
      --usage                        how many remotes fill each extension point and use each export of the kit
      --json                         the same for a program
  verify [remote]                    read every file again, and compare its hash and its signature
  keys new <file>                    a key to sign with, in a file of your own; show prints its public half
  keys add <public key>              let its owner publish; with the first key the site takes only signed publishes
      --name <name>                  of the publisher
      --remotes <remote,remote>      what it may publish: remotes, all for every remote, host
  keys list                          who may publish, and who changed that
  keys revoke <id>                   end it; what was published with the key stays live`;

const STORE = `SITE_KEY is the file of the key that the site signs its registry with; with it, every flip does. For S3 the environment variables of the
AWS tools count (AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY).
The journal names MY_NOTE_WHO, else the user of git, else that of the machine. At least three versions of each
remote stay, and all of the last 14 days (MY_NOTE_KEEP_DAYS).`;

/** The output of `my-note-remote --help`. */
export const USAGE = `my-note-remote ${HEAD}

${VERBS}

A remote is named, or its folder: "." is the repository itself.
Store: --store, else MY_NOTE_STORE. ${STORE}`;

/** The output of `my-note remote --help`, of an installed package. */
export const PACKAGE_USAGE = `my-note remote: publishes remotes, and changes which of their versions are live.

Usage
  my-note remote ${HEAD}

${VERBS}
  -h, --help                         this text

Examples
  my-note remote ls
  my-note remote publish ./remote-weather --canary 10 --guard
  my-note remote rollback notes --why "The editor jumps"
  my-note remote keys new weather.key

A remote is named by its folder where it is built: "." is the repository itself.
Settings, as environment variables: the store is --store, else MY_NOTE_STORE, REMOTE_STORE, or SITE_DIR, else the site in
DATA_DIR. MY_NOTE_KEY is the file of the key to sign with, CHROMIUM_PATH the browser for the check of a publish. ${STORE}`;

/** The output of `pnpm remote --help`. */
export const WORKSPACE_USAGE = `pnpm remote ${HEAD}

  build <remote or host…>            build with turbo
${VERBS}
  new <name>                         a new remote from the template
      --into <folder>                outside of this workspace

The host can be published as "host".
Store: --store, else MY_NOTE_STORE, else dist/site of this workspace. ${STORE}`;
