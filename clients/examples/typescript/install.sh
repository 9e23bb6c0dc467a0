npm install https://nitido.example/sdk/nitido-1.2.6.tgz
export NITIDO_KEY='nit_test_…'
