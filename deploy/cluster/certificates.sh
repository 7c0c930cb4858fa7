#!/bin/sh
# Makes a certificate authority, and a certificate for one machine. Run it on one machine, which keeps
# ca-key.pem, and copy the other files to the machine that they name.
#
#   certificates.sh FOLDER NAME IP:10.0.0.1,DNS:node1
set -eu
umask 077
folder=$1 name=$2 addresses=$3
mkdir -p "$folder"
cd "$folder"
if [ ! -e ca-key.pem ]; then
  openssl genpkey -quiet -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out ca-key.pem
  openssl req -x509 -new -key ca-key.pem -sha256 -days 3650 -subj '/CN=Certificate authority of the platform' \
    -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' -addext 'keyUsage=critical,keyCertSign,cRLSign' -out ca.pem
fi
openssl genpkey -quiet -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$name-key.pem"
openssl req -new -key "$name-key.pem" -subj "/CN=$name" -out "$name.csr"
# A machine presents the same certificate as a server and as a client.
printf 'basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=serverAuth,clientAuth\nsubjectAltName=%s\n' \
  "$addresses" > "$name.ext"
openssl x509 -req -in "$name.csr" -CA ca.pem -CAkey ca-key.pem -CAcreateserial -sha256 -days 397 \
  -extfile "$name.ext" -out "$name.pem"
rm "$name.csr" "$name.ext"
# HAProxy reads both from one file.
cat "$name.pem" "$name-key.pem" > "$name-both.pem"
