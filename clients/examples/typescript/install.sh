npm install https://nitido.example/sdk/nitido-typescript.tgz
export NITIDO_KEY='nit_test_…'
