import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Where a recipe is tried: ports, certificate, and a folder for what the proxy writes.
 * @typedef {{ folder: string, http: number, https: number, service: number, cert: string, key: string, pem: string }} Place
 */

/**
 * @typedef {object} Recipe
 * @property {string} name
 * @property {string} program
 * @property {string} install the Debian package
 * @property {string} file in deploy/proxy
 * @property {boolean} passesHints whether it passes 103 on
 * @property {(place: Place) => [string, string][]} changes what differs from a real machine: each text has to be in the file
 * @property {(place: Place, recipe: string) => string} configuration the whole configuration, with the changed recipe
 * @property {(file: string) => string[]} args
 */

const MODULES = ['authz_core', 'socache_shmcb', 'ssl', 'proxy', 'proxy_http', 'http2', 'headers', 'alias'];

/** @type {Recipe[]} */
export const recipes = [
  {
    name: 'Caddy',
    program: 'caddy',
    install: 'caddy',
    file: 'Caddyfile',
    passesHints: true,
    changes: ({ service, cert, key }) => [
      ['notes.example.org {', `notes.example.org {\ntls ${cert} ${key}`],
      ['127.0.0.1:3000', `127.0.0.1:${service}`],
    ],
    configuration: ({ http, https }, recipe) =>
      `{\nadmin off\nhttp_port ${http}\nhttps_port ${https}\n}\n${recipe}`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  {
    name: 'nginx',
    program: 'nginx',
    install: 'nginx-light',
    file: 'nginx.conf',
    passesHints: false,
    changes: ({ http, https, service, cert, key }) => [
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
      ['listen [::]:443 ssl http2;', ''],
      ['/etc/letsencrypt/live/notes.example.org/fullchain.pem', cert],
      ['/etc/letsencrypt/live/notes.example.org/privkey.pem', key],
      ['127.0.0.1:3000', `127.0.0.1:${service}`],
    ],
    configuration: ({ folder }, recipe) => {
      const file = path.join(folder, 'my-note.conf');
      writeFileSync(file, recipe);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
      // As Debian's nginx.conf compresses.
      return `${process.getuid?.() === 0 ? 'user root;' : ''}\ndaemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\ngzip on;\naccess_log off;\n${paths}\ninclude ${file};\n}\n`;
    },
    args: (file) => ['-c', file],
  },
  {
    name: 'HAProxy',
    program: 'haproxy',
    install: 'haproxy',
    file: 'haproxy.cfg',
    passesHints: true,
    changes: ({ http, https, service, pem }) => [
      ['bind :80\n', `bind 127.0.0.1:${http}\n`],
      ['bind :443 ', `bind 127.0.0.1:${https} `],
      ['/etc/haproxy/certs/notes.example.org.pem', pem],
      ['127.0.0.1:3000', `127.0.0.1:${service}`],
    ],
    configuration: (_place, recipe) => recipe,
    args: (file) => ['-W', '-f', file],
  },
  {
    name: 'Apache',
    program: 'apache2',
    install: 'apache2',
    file: 'apache.conf',
    passesHints: false,
    changes: ({ http, https, service, cert, key }) => [
      ['<VirtualHost *:80>', `<VirtualHost *:${http}>`],
      ['<VirtualHost *:443>', `<VirtualHost *:${https}>`],
      ['/etc/letsencrypt/live/notes.example.org/fullchain.pem', cert],
      ['/etc/letsencrypt/live/notes.example.org/privkey.pem', key],
      ['http://127.0.0.1:3000/', `http://127.0.0.1:${service}/`],
    ],
    configuration: ({ folder, http, https }, recipe) =>
      [
        `ServerRoot ${folder}\nDefaultRuntimeDir ${folder}\nServerName localhost\nPidFile ${folder}/apache.pid\nErrorLog ${folder}/error.log`,
        `Listen 127.0.0.1:${http}\nListen 127.0.0.1:${https}\nUser www-data\nGroup www-data`,
        ...['mpm_event', ...MODULES].map(
          (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
        ),
        recipe,
      ].join('\n'),
    args: (file) => ['-DFOREGROUND', '-f', file],
  },
];
